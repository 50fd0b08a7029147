import { givenNameData } from "./givenNameData.ts"
import { surnameData } from "./surnameData.ts"

/** Frequent surnames of other countries that are rarer in the United States. */
const elsewhere = `shah khan singh kumar sharma gupta ali ahmed hussain hussein hassan patel iqbal malik rahman das roy
reddy rao verma mishra jain mehta nair iyer muller schmidt schneider fischer weber meyer wagner becker schulz hoffmann
koch bauer richter klein wolf schroder neumann schwarz zimmermann braun hofmann kruger hartmann lange werner krause
lehmann kohler maier mayer dubois durand moreau laurent simon michel leroy bernard petit robert richard lefebvre roux
fournier girard bonnet dupont rossi russo ferrari esposito bianchi romano colombo ricci marino greco bruno gallo conti
costa fontana silva santos oliveira souza sousa pereira ferreira almeida carvalho gomes ribeiro martins rocha alves
lima wang li zhang liu chen yang huang zhao wu zhou xu sun ma zhu hu guo he lin luo liang song tang han feng yu dong xiao
cheng cao yuan deng tan chan wong lam ng tanaka suzuki sato takahashi watanabe ito yamamoto nakamura kobayashi kato
yoshida yamada sasaki park choi jung kang cho yoon jang lim han oh seo shin kwon hwang ivanov ivanova smirnov kuznetsov
popov vasiliev petrov petrova sokolov mikhailov novikov shevchenko kovalenko bondarenko novak kowalski nowak wisniewski
wojcik kaminski lewandowski horvat nagy kovacs toth szabo horvath hansen olsen johansen larsen andersen nielsen jensen
pedersen johansson andersson karlsson nilsson eriksson larsson svensson persson gustafsson jansen devries bakker visser
smit meijer mulder peeters janssens maes jacobs papadopoulos yilmaz kaya demir celik ozturk mohamed mahmoud ibrahim
okeke adeyemi mensah osei diallo traore cohen levi mizrahi peretz tran pham le hoang phan vu dang bui do ho ngo duong
santoso wijaya reyes bautista`

const surnames: ReadonlySet<string> = new Set([...surnameData.split(/\s+/), ...elsewhere.split(/\s+/)])
const givenNames: ReadonlySet<string> = new Set(givenNameData.split(/\s+/))

/** Whether so many people bear the folded surname that a full name alone says next to nothing. */
export const isFrequentSurname = (surname: string): boolean => surnames.has(surname.replaceAll("'", ""))

/** Whether the folded word is a usual given name of English-speaking countries. */
export const isFrequentGivenName = (word: string): boolean => givenNames.has(word)
