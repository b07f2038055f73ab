extension ConsolePage {
    static let style = """
        :root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}\
        body{margin:0 auto;max-width:70rem;padding:1rem;background:Canvas;color:CanvasText}\
        h1{font-size:1.5rem;margin:0}h2{font-size:1.2rem;border-bottom:1px solid GrayText;margin-top:2rem}h3{font-size:1rem;margin:.75rem 0 .25rem}\
        nav a{margin-right:.75rem}.act{display:inline-block}\
        details{margin:.25rem 0}summary{cursor:pointer}details[open]{padding-bottom:.75rem}\
        pre{white-space:pre-wrap;overflow-wrap:anywhere;margin:.25rem 0;padding:.5rem;border:1px solid GrayText;border-radius:.3rem}\
        pre:empty{display:none}\
        .wide{overflow-x:auto}table{border-collapse:collapse}th,td{text-align:left;padding:.2rem .75rem .2rem 0;vertical-align:top}\
        label{display:inline-block;margin:.15rem .5rem .15rem 0}input,select,button{font:inherit;max-width:100%}\
        .pair{display:grid;grid-template-columns:repeat(auto-fit,minmax(20rem,1fr));gap:1rem}\
        .none,time{color:GrayText}:focus-visible{outline:3px solid Highlight;outline-offset:2px}
        """
}
