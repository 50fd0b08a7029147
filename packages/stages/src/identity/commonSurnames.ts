/** Surnames that so many people bear that a full name alone says next to nothing. */
export const commonSurnames: ReadonlySet<string> = new Set(
  `smith johnson williams brown jones garcia miller davis rodriguez martinez hernandez lopez gonzalez wilson anderson
thomas taylor moore jackson martin lee perez thompson white harris sanchez clark ramirez lewis robinson walker young
allen king wright scott torres nguyen hill flores green adams nelson baker hall rivera campbell mitchell carter roberts
gomez phillips evans turner diaz parker cruz edwards collins reyes stewart morris morales murphy cook rogers gutierrez
ortiz morgan cooper peterson bailey reed kelly howard ramos kim cox ward richardson watson brooks chavez wood james
bennett gray mendoza ruiz hughes price alvarez castillo sanders patel myers long ross foster jimenez powell jenkins
perry russell sullivan bell coleman butler henderson barnes fisher shah khan singh kumar sharma gupta ali ahmed hussain
muller schmidt schneider fischer weber meyer wagner becker schulz hoffmann koch bauer richter klein wolf schroder neumann
schwarz zimmermann braun hofmann dubois durand moreau laurent simon michel leroy bernard petit robert richard rossi russo
ferrari esposito bianchi romano colombo ricci marino silva santos oliveira souza pereira costa ferreira wang li zhang liu
chen yang huang zhao wu zhou xu sun ma zhu hu guo he lin tanaka suzuki sato takahashi watanabe ito yamamoto nakamura
kobayashi park choi jung kang cho yoon jang lim ivanov smirnov kuznetsov popov petrov novak kowalski nowak hansen olsen
larsen andersen nielsen jensen pedersen johansson andersson karlsson nilsson eriksson larsson svensson jansen devries
bakker visser smit murray graham reid stevens shaw hunt mills palmer webb mason rose stone harrison hamilton`.split(
    /\s+/
  )
)
