# A Homebrew formula: `brew install --formula Packaging/guidewright.rb`, or from a tap. Packaging/README.md says what could not be tried.
class Guidewright < Formula
  desc "Proves specs of mobile SDKs against their guides; generates clients and mocks"
  homepage "https://github.com/guidewright/guidewright"
  url "https://github.com/guidewright/guidewright.git", tag: "0.1.0"
  license "Apache-2.0"
  head "https://github.com/guidewright/guidewright.git", branch: "main"

  depends_on "pkgconf" => :build
  depends_on xcode: ["26.0", :build]
  depends_on "cmark-gfm"
  depends_on "libxml2"
  depends_on "libyaml"
  depends_on macos: :sequoia

  uses_from_macos "swift" => :build

  on_linux do
    depends_on "openssl@3"
  end

  def install
    args = ["--disable-sandbox", "-c", "release"]
    args << "--static-swift-stdlib" if OS.linux?
    %w[guidewright guidewright-mock].each { |program| system "swift", "build", *args, "--product", program }
    bin.install ".build/release/guidewright", ".build/release/guidewright-mock"
    generate_completions_from_executable(bin/"guidewright", "--generate-completion-script")
  end

  test do
    system bin/"guidewright", "new", "my-sdks"
    cd "my-sdks" do
      assert_match "no findings", shell_output("#{bin}/guidewright run --check")
    end
  end
end
