/// Words that names of APIs are often made of, as they are often misspelled. Each wrong form is no word of its own.
enum CommonMisspellings {
    /// In lower case: the wrong form, and the right one.
    static let right: [String: String] = {
        var right: [String: String] = [:]
        for line in list.split(separator: "\n") {
            let words = line.split(separator: " ").map(String.init)
            for wrong in words.dropFirst() { right[wrong] = words[0] }
        }
        return right
    }()

    /// A line each: the right form, then wrong ones.
    private static let list = """
        receive recieve receve recive
        received recieved receved recived
        receiver reciever
        receipt reciept recept
        success sucess succes
        successful sucessful successfull succesful
        failure failiure faliure
        occurred occured ocurred
        occurrence occurence
        separate seperate
        separator seperator
        length lenght
        width widht
        height heigth
        response reponse respone responce
        request reqeust requset
        register regsiter registe
        registered registerd
        authentication authentification authenication autentication
        authorization authroization authorizaton
        authorize authroize
        initialize initalize intialize initilize
        initialization initalization intialization
        configuration configration confguration
        parameter paramter paremeter parmeter
        environment enviroment enviorment
        language langauge
        cancelled cancled
        available avaliable availble avilable
        availability avaliability
        identifier identifer indentifier
        dependency dependancy
        destination destionation
        address adress addres
        message mesage messge
        account acount
        access acess
        connection conection connecton
        connect conect
        notification notifcation notificaiton
        subscription subsciption subscripton
        purchase purchse puchase
        consumable consumeable
        transaction transation transacton
        verification verfication verificaton
        verify verfiy
        validation validaiton
        delegate delagate deligate delgate
        controller controler contoller
        document documnet
        background backgroud
        foreground forground foregroud
        interstitial interstital interstitail intersitial
        banner baner
        browser broswer brower
        reward rewrad
        advertisement advertisment
        advertising adversiting
        accept acccept
        calendar calender
        permission permision premission
        position postion
        property propery porperty
        refresh refersh
        remove reomve
        retrieve retreive retrive
        retrieved retreived retrived
        screen sreen
        session sesion
        status staus
        string stirng
        synchronize syncronize
        update upadte
        version verison
        visible visable
        """
}
