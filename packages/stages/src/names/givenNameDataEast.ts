/** Given names of the Near East, Asia and Africa, beside those whose short forms are listed. */
export const easternGivenNames = `aadhya aakash aaradhya aarav aarti aarushi abbas abdul abdulaziz abdur
abebe abeer abha abhay abhijeet abhijit abhilash abhinav abhishek abidin abimbola abiola abisola achieng
adaeze adama adanna adebisi adebola adedayo adedeji adeel adegoke adejoke adeleke adem ademola adenike
aderonke adesola adetola adham adil adnan adwoa afaf afi afia afolabi afsaneh afshin afua afzal agam agim
agron agung agus ahana ahlam ahsan aibek aida aigerim aiguo aihua ainur aiping aissata aissatou aisulu
aisyah ajay ajit akaki akanksha akash akbar akhil akhila akhtar aki akihiko akihiro akiko akin akinola
akinwumi akinyi akio akira akiva akmaral akosua akram akshata akshay akua akwasi alaa alassane albana aleem
aleksandre alev alhaji alia alikhan aliou alioune aliya aliyu aliza almas almog alok alon alp alper altaf
altan alua amadi amadou amal aman amandeep amani amar amara amarachi amare amarjit amartya ambika amichai
amin aminata aminu amira amirah amirali amit amita amitabh amitav amjad ammar amnon amol amr amrit amrita
amritpal anagha anahit anahita anan anand ananda anandi ananya anas anchal aneela anh anil anila anima
anindita anirban anisa anish anisha anjali anjan anjana anju ankit ankita ankur ankush anoop anshu anshul
anshuman antara anthonia anu anuar anuj anuja anupam anupama anuradha anurag anusha anushka anwar aparna
apinya apoorva apurva aqsa ara aram aramazd arash arben archana archit arda ardeshir ardita areg arev arezou
arian arif arijit arik arindam arinze arjay arman arnab arnon arpan arpine arpit arpita arsalan arshad
arshak arta artak artan artashes artavazd arti arun aruna arundhati arunima arusyak arwa arya aryan arzu
asad asaf asako asami asantewaa asel asem asghar asha ashfaq ashish ashkan ashok ashot ashraf ashutosh
ashwini asif asim aslan asli asma asmaa asmita assel astghik astrit asuka asuman atakan atef atefeh atieno
atif atilla atiya atsuko atsushi attiya atul avani avantika avetis aviad avigail avihai avinash aviram
avishai aviv avner avni awa aya ayah ayaka ayako ayala ayame ayan ayana ayanda ayano ayaz ayberk aybuke
aycan aydan aydin ayelet aygul ayhan aylin ayman aymen ayokunle ayomide ayoub ayse aysegul aysel aysen aysun
aytac ayten ayu ayumi ayumu ayush ayushi azadeh azam azamat azar azat azhar azita aziz aziza azlan azman
azmi azra azriel azubuike babacar babak babar babita badr baha bahaa bahadir bahar bahareh bahman bahram
baihe bakary bala balaji baldev balraj balwinder bambang bamidele banani banu baoguo baozhu barak baran
bardhyl baris barkha baruch basak basant basel basem bashar bashir basma bassam batuhan batya baurzhan
bayani bayram bayu begum behar behnaz behzad beibei beka bekele bekim bekir bekzat belgin belma benzion
beren berhane berk berkay berke berrak besa besart besik besim beste betul beyza bhagwan bhagya bharath
bharati bharti bhaskar bhavana bhavani bhavesh bhavin bhavna bhavya bhupinder bhuvan bhuvana bibek bich
bijan bijay bikash bikram bilge bima bimal bindu bingbing binh binod bipin birgul birhanu birol biswajit
bita blerim blerina boaz bola bolaji bolanle bolat bongani boqin bora boubacar bouchra bowen bracha budi
bujar bukola bukunmi bulent burak burcin burcu burim bushra busisiwe busra cahya canan candan candra caner
cansu celal cem cemal cemil cenk ceren cetin ceyda chafik chaitanya chaitra chaiwat chakib chana chandan
chandana chandni chandrakant chandrashekhar changming chaoyang charu chau chaya chebet chege cheikh cheikhou
chenguang chetan chetna chhaya chibueze chibuike chibuzor chidera chidiebere chie chiedu chieko chihiro
chijioke chika chikako chike chinasa chinaza chinelo chinenye chinh chinmay chinwe chinyere chioma chirag
chisato chisom chitra chiyo chiyoko chukwudi chukwuma chunhua chunlan chunling chunmei chunyan chunying
cigdem citra cuiping cuong dafna daichi daiki daisuke daiyu daksh dalal daliah dalisay dalit daljit damini
damla dandan dania danish daniyar daoud daphna dardan darma darshan darshana dauren davit davood dawei dawit
dawood dayo debashish debin debjani debojyoti dedi deepa deepali deepika deepti defne dehua delaram demba
deming deniz derya devansh devendra devesh devika devora dhananjay dhanush dharma dharmesh dhiraj dhruv
dhwani dian diarra didem diep dieudonne digvijay dilara dilek dilip dimas dimple dinara dinesh dipa dipali
dipankar dipika dipti disha divakar divya diya djamel djibril dogan dongmei dongsheng donika donya dorit
doron doruk dov drita driton dror dua dudu durga duy duygu dwi ebele ebere ebru ebuka ece eda edona efe efua
egwu ehab ehud eiichi eiji eiko eita eitan ejaz ejike eka ekaterine ekene eko ekow ekta ekua elad elaheh
elan eldad elham elif elira elisheva elkana elmira elnaz elona emad eman emeke emel emiko emin emine emrah
endah endang ender endrit engin eniola enis enitan enkelejda enver enyinna erdem eren erez erhan eri eriko
erion erjon erkan erlan erlangga ermal erol ersin ertan ertugrul ese esen esha eshan eshe esi esin esinam
esma esmail esra eteri etsuko eviatar evren eyad eyal eylon eylul eymen eyob ezer ezinne ezinwa fadi fadia
fadila fadime fady faezeh fahad fahd faheem fahri faisal faiz faiza faizal fajar falguni fangfang farahnaz
faranak faraz farbod fardin fares farhan fariba farid farida faris farnaz farooq farouk farrokh farrukh
farshad farshid faryal farzad fatbardha fatemeh fatih fatjon fatma fatos fatoumata fauzi fauzia fawad fawzi
fawzia faycal fayez feifei fengxia ferhat feride feruza feyisayo fiifi fikile fikru filiz firas firat
firouzeh fisayo fitri fjolla flutura foad folake foluke foluso forough fuad fulya fumie fumiko fuming fumio
funda funke funmi funmilayo furkan gad gadi gagan gaganpreet gagik gaku gakuru gal galih galip galit gamze
ganesh gangfeng garba garegin garima gaurang gaurav gauri gautam gautham gayane gayathri gayatri gazmend
gebre geeta geetha geetika genc genji gent gentian getachew gezim ghada ghassan ghazal ghazaleh ghodrat
gholam ghulam giang gidon gila gilad gilit ginjiro girija girish gita gizem gocha gohar gokce gokhan golnar
golnaz gonca gonul gopinath gor gorkem goro govind gozde grigor guangming guihua guilan guiying gulay gulcan
gulcin guler gulhan gulnara gulnaz gulsah gulsen gulshan gulsum gultekin gulten gulzar gunay gunes gunjan
guntur guofeng guohua guoliang guoping guoqiang guozhong guram gurdeep gurdip gurkan gurmeet gursharan
gurvinder guven habib habiba habibollah haci hadar hadas hadassah hadi hadil hafeez hafiz hafizah hafsa
hagai hai haibo haidar haider haifa haifeng haijun haile hailing haitao haixia haiyan haiying hajar hajime
hakim hakki haldun halil halim halima halimatou halime haluk hamad hamdi hamed hamid hamida hamidreza hamisi
hamlet hamza hanaa hanae hanako handan hande handoko hanh hanin haoran haoyu haran hardik harinder harini
haripriya harisha harjeet harjit harleen harman harmeet haroon haroun harsh harsha harshad harshal harshit
harshita harshvardhan haru harue haruhiko haruka haruki haruko harumi harun haruna haruto haseeb hasmik
hasna hassana hatem hatice hauwa haya hayati hayato haydar hayk hayriye haytham hazem heba hema hemal
hemalatha hemant hemanth hendra hengameh heru hessam hetal hibiki hicham hidayah hideaki hidehiko hideki
hideko hidenori hideo hideto hien hieu hikari hikaru hikmet hila hilal himani himanshu hina hinata hind
hiral hiroaki hirofumi hiroharu hiroki hiroko hiromi hiromitsu hironobu hiroshi hirotaka hiroto hiroyuki
hirut hisako hisao hisashi hisham hiten hitesh hitomi hitoshi hoa hoai hoan hodaya homa homayoun hongbo
hongjuan hongli hongmei hongwei hongxia hongyan hongying honoka hooman hooshang hotaka houda hripsime
hrithik huaiyu huan huda huijuan huilan huiling huimin huiping huiying huizhen hulya huma humaira hung huong
hussam huy huyen ibe ibrahima ibrar ibtisam ichiro idan idil ido idowu idrissa ifeanyichukwu iftikhar
ifunanya ige ihab ijaz ijeoma ikenna ikram ikue ikuko ikuo ilan ilanit ilayda ilham ilhan ilir ilirjana
ilkay ilker ilknur ilyas imade iman imane imelda imran inam inan inas inbal inbar inci indah indira indrajit
indrani indranil indu intan intisar intizar ipek iqra iraj irakli irem irfan irit irmak irum isamu isao isha
ishaan ishan ishani ishaq ishita ishtiaq ishwar isil iskandar ismet issam itai itamar itay itsuki itumeleng
iwan iwao iyabo iyad iyanu iyla izumi izzati jaafar jabbar jabir jabulani jafar jagan jagdeep jagjit jagruti
jahangir jai jaideep jalal jalil jamil jamshid jasim jasleen jasmeet jaspal jassim jaswant jaswinder jatin
javad javaid javed jawad jaya jayant jayanta jayanth jayanti jayashree jayshree jeevan jejomar jelani jeta
jeton jharna jiahao jiahui jiajia jiali jialin jiaming jianbo jianfeng jianguo jianhong jianhua jianjun
jianli jianmin jianming jianping jianwei jianxin jianying jiaqi jiawei jiaxin jiayi jiaying jiayu jie
jiefang jigar jignesh jihad jihan jihane jin jinal jing jingjing jingwei jingyi jingyu jinhua jinlong
jinping jinsong jiro jitender jitendra joko jonalyn joumana jovelyn juma jumana jumoke jun junaid junfeng
junhua junhui junichi junji junjie junko junling junmei junpei junwei junyan jyothi jyoti jyotsna kaan kabir
kabiru kadriye kaede kagiso kahori kailash kaiming kairat kaito kajal kakha kalanit kaleem kalpana kalyan
kalyani kamal kamala kamalesh kamarul kamel kamini kamlesh kamran kamyar kana kanae kanako kanchan kanika
kanishka kanji kanon kanta kanwal kanya kaori kaoru kapil karabo karam karan karima karine karishma
karlygash karthika karthikeyan kartika karuna kashif kasra katayoun katsuhiko katsuko katsumi katsunori
katsuo katsuya kaushal kaushik kaveh kavya kawthar kayo kayode kayoko kazue kazuhiko kazuhiro kazuki kazuko
kazuma kazumi kazunari kazuo kazushi kazuto kazuya kazuyoshi kazuyuki kebede keerthana keerthi kefilwe
kehinde kei keigo keiichi keiji keiko keisuke keita kelechi kemal kenan kenechukwu kengo kenichi kenji
kensuke kenta kentaro kenzo kerem keren kerim keshav ketaki ketan ketevan keval keyur kezban kfir kgomotso
khachatur khadidja khairul khaleel khalida khalifa khanh khanyisile khashayar khatuna khawla khayelihle
khayr khoa khoi khosrow khumo khurram khushboo khushi kianoush kien kieu kiichi kimiko kinneret kinuko kiran
kirit kirti kishor kishore kittisak kiyoko kiyomi kiyoshi knarik koffi kofi kohei koichi koji koki kolawole
komal konan koray korhan kosuke kota kotaro kouame kouassi kouji kourosh koushik kreshnik krishan kriti
kritika krupa kshitij kubilay kubra kudzai kudzanai kujtim kuldeep kulsoom kulwinder kumi kumiko kumud kunal
kunihiko kunio kurnia kushtrim kusum kutay kwaku kwasi kwesi kyoko kyosuke ladan lado lahcen lakhan lakshman
lale laleh lalit lalita lamia lamis lan lanfang lanying lasha lata lateef latif latifa latifah lavanya layal
laziz leela lei leilei lekan lekha lerato lesedi lestari letlhogonolo levana levent levon liaqat liat ligaya
lihong lihua lijuan lijun lilach liling lilit limei liming limor lindiwe linh linlin lior liora liping liqin
lirie liron lital liwei lixia lixin liyan liying lizhen loc lokesh longfei loubna luan lubna lule luljeta
lulzim luma luming lungile lusine luzviminda lwazi maayan machiko madan madhav madhavan madhavi madhu
madhukar madhulika madhumita madhura madhuri madhusudan madiha madina madoka maha mahbod mahdi mahek maher
mahima mahin mahmood mahmut mahnaz mahnoor mahsa mahshid mahwish maiko maimouna majed majid majida makena
maki makiko makoto malak malati malavika malee maliha malika malini malka mallika malti mamadi mamadou
mamata mami mamiko mamoru mamta mamuka mana manabu manal manami manan manana manas manasa manasi mandana
mandeep mandla maneesh mangala mangesh manikandan manini manisha manjeet manjiri manjit manju manjula
manjunath manjusha manmeet manmohan manohar manoj mansi mansoor mansour mansur manyu mao maor maqsood maral
maram margalit mariama mariatou maricel marieme mariko marivic marwa marwan marzieh masaaki masae masafumi
masahiko masahiro masahito masakazu masaki masako masami masanori masao masaru masashi masataka masato
masatoshi masaya masayoshi masayuki mashid masood masoumeh masumi matan matsuko mayank maysa maysaa maysoon
mayu mayuko mayumi mayur mayuri mazal mazen mazhar mbali medea medha meena meenakshi meenal meera mega megha
meghana meghna megumi mehdi mehrad mehran mehreen mehrnaz mehrnoosh mehul mehwish meihua meijuan meili
meilin meiling meiqi meixiang meiying melaku melati melda melek melih melika melike melis meltem mengjie
mengmeng mengyao merab merav merih mert merve mesfin mesut metehan metin mher miaomiao michiko michio midori
mieko mihir miho mihoko mikako mikayel mikheil mikiko mikio milind mimoza minako minakshi minal minami
minato mine mineko minghao minghua mingming mingxia mingyu mingzhe minh minmin minoo minori minoru mio miray
misaki misako misato misbah mishika mitali mitesh mithun mitra mitsue mitsuhiro mitsuko mitsuo mitsuru miu
miwa miyako miyoko miyoshi miyu miyuki mizuho mizuki mkrtich mobeen mohan mohana mohau mohini mohit mohnish
mohsen mohsin mojgan mojtaba momoe momoka momoko monal morteza morvarid mosi motohiro motoko moumita mpho
mridul mridula mrinal mrinalini mrudula msizi mubashir mucahit muge muhammet mujde mujtaba mukta mukul
mukund mulugeta mulyadi mumbi mumin muna munawar muneeb munehiro munir munira munish murad murali muralidhar
murtaza murugan musa musarrat mushtaq mutaz muthoni mutsumi muzaffer mythili mzia naama nabeel nabil nabila
nachiket nachman nadeem nader nadiah nadim nadir naeem nael nafees nafisa naftali nagaraj nagesh naghmeh
nagisa naheed nahid nahoko nahum naila naim naima naina najat najeeb naji najib najla najwa nalan naledi
naman nami namie namita namrata nanako nanami nandan nandini nandita nandkishore nani nannan nao naoki naoko
naoto naoya naoyuki narayanan naree narek naresh narges nargis nargiza nariman narine narumi nashwa nasim
nasir nasr nasreen nasser natela natia natsue natsuki natsuko natsumi nattapong naveed naveen navin navjot
navneet navya nawal nayef nazan nazanin nazia nazih nazim nazli nazri ndidi ndubuisi necati neel neela
neelam neelima neema neeraj neeraja neeru neeta neetu negar negin neha nejat nergis nesrin nesrine neta
nevin nevzat nexhat nga ngan nghia ngoc nguyet nhan nhat nhi nhu nhung nianzu nida nidal nidhi nighat nihal
nihar niharika nihat nikhila nikoo nilanjan nilanjana nilay nilesh nilgun nili nilima niloofar nilufer nima
nimesh nimisha nimra ningsih nir nira niraj niran niranjan nirav nirmal nirmala nirupama nisarg nisha
nishant nishi nishita nishtha nisreen nissim nita niteen nitesh nithin nithya nitika nitish nitya nitzan
niusha nivedita niyati niyousha nizar njeri njoki nkem nkosana nkosinathi nneka noam noboru nobuaki nobuhiko
nobuhiro nobuko nobuo nobuyoshi nobuyuki nodar nodira nodoka noha noluthando noman nomsa nomvula nontando
noor noora norazlina nori noriaki norie norihiko norihiro noriko norio noriyuki nosheen nosipho nouf nour
noura nozomi nshan nthabiseng ntombi nugzar nune nur nuray nurcan nurdan nurgul nurhan nurit nurlan nursel
nursultan nurten nurul nusrat nutsa nwabueze nyambura nyasha nyokabi nyoman oanh obafemi obioma odalys ofek
ofelya ofer ofir ofra ogechi oguz oguzhan ohad okan okechukwu oko oktay okwudili olabisi oladele oladipo
olajide olamide olatunji olcay olta olubunmi oluchi oludare olufunke olufunmilayo olukayode olumuyiwa
oluseun olusola olutayo oluwaseyi olzhas omaima omair omid omkar omnia omolara omotola omprakash omri onder
onur onyeka onyekachi opeyemi orcun oren orhan orit orli osagie osamu osaze osman osnat otabek otar othman
otoha ouafa oumou ousmane oya ozan ozcan ozge ozgur ozkan ozlem oznur paata paballo padma padmaja padmavathi
padmini pakorn palak palesa pallavi panida pankaj pantea papiya parag paramjeet paramjit paresh parham
parikshit parimal parinaz parminder parneet parth partha parthasarathy parul parvathi parvati parveen parviz
parya pavan pavani pavithra pawan payal payam pedram pegah peijun pelin pengfei pesach petrit peyman pholoso
phong phuc phumzile phung phuoc phuong pinar pinchas pinghua piyush pnina polat pooja poojitha poonam
poornima pooya pornthip pouria pouya prabha prabhakar prabhat prabhjot prabhu prachi pradnya praful prafulla
pragati pragya prajakta prakriti pramila pramod pranab pranav pranay pranita pranjal prasanna prasanth
prasenjit prasert pratap prathima pratibha pratiksha pratima praveena preecha preetam preethi preeti prem
prema prerna pritam pritha prithvi priti priyadarshini priyam priyesh puja puneet punit punita purnima
purushottam purvi pushkar pushpa putra putri putu qais qaiser qasim qiang qianqian qiaolian qinghua qingling
qingqing qingyun qiong qiuyue quan quang quanming quoc quy quyen quynh raanan rabab rabia rachana rachit
rachna radhika raed rafat rafik rafiq raghad raghav raghavan raghavendra raghu raghunath raha rahaf raheel
rahim rahma rahmat rahmawati rahul rajaa rajan rajani rajat rajeev rajeshwari rajeswari raji rajkumar rajni
rajnish rajshri rakhi raksha ramakant ramanan ramanathan ramandeep ramazan rameshwar ramin ramtin ramya
ramzi ran rana rangan rani ranjan ranjana ranjani ranjeet ranjit ranjith rasha rashed rashi rashida rashmi
rasoul ratan rathi ratna raveena ravshan rawan raz raza razak razan razia recep reda reem reena reeta
reetika refik refilwe reha rehab rehan rehana rei reiji reika reiko rekha remzi renjie renu renuka reut reva
revathi revaz reyhaneh richa riddhi ridvan rieko rikako riko riku rima rin rinat rinor rio rishabh rishi
rishika riteish ritesh rithika ritika ritsuko ritu ritwik riya riza rizal rizki rizwan robina rodel rohini
rohit rola romil rommel ronen ronghua rongrong ronit roopa roozbeh roshan roshni roslan rosli rosnah rotem
rotimi rovena roya rozita ruba rubina ruchi ruchika ruchira rudra ruifeng ruihua ruiling rujuta rukmini
rumiko ruoxi rupa rupal rupali rupesh rupinder ruqaiya ruqayya ruri rushabh rustam rusudan rutendo rutuja
ruvimbo ruwaida ruya ruzanna ryo ryohei ryoichi ryoji ryoko ryosuke ryota ryotaro ryuichi ryuji ryunosuke
ryusei ryuta saad saadia saanvi saba sabah sabita sabri sabrin sachi sachie sachiko sadaf sadako sadao
sadegh sadhana sadia sadik sadio sadiq saeid safa safaa safdar safia safwan sagar saghar sagi sahana sahand
sahar sahil sahin sai saidou saif saima saira sait sajid sajida sajjad saket saki sakiko sakina sakshi
sakura salahuddin saleh salem salif salih salil salima salimata salma salmah salman salwa samah saman
samaneh samar samarth samba sameh samer samia samidha samiksha samin samina sampath samvel sana sanaa sanath
sanaz sandhya sandile sandip sanele sangeeta sangeetha sangita sanjana sanjar sanjib sanjukta sankalp sankar
sanket sanskriti santanu saori sapna saqib sarala saranya saraswati sarat sarbjit sardor sarfaraz sarit
saritha saroj sarojini sartaj sarvesh sarwar sasan sasikala satendra sathya satinder satoko satomi satoru
satoshi satpal satria satsuki sattar satya satyajit satyam satyanarayana saud saule saumya saurabh saurav
savas savita savitha savitri sawako sawsan saya sayaka sayali sayan sayantan sayuri seda sedat sedef seema
seemab sefa seiichi seiji seiko sekou selahattin selcuk selin sello semih semira semra senait senay senem
sengul senthil sepehr serap serdar serhat serigne serkan sermin serpil setareh setiawan setsuko sevda sevgi
sevil sevim sevinc seydou seyhan seyi seyma sezen sezer shabana shabbir shabnam shachar shadi shadia shafiq
shaghayegh shagufta shahab shahbaz shahd shahid shahida shahin shahla shahnaz shahriar shahrokh shahrul
shahrzad shahzad shai shaila shailaja shailendra shaima shaista shaka shakeel shakil shakir shakti
shakuntala shalini shalom shalva shamim shamita shams shani shankar shanshan shanta shantanu shanthi shanti
shaohua shapour sharad sharada sharanya sharareh sharif sharmila sharmistha sharvari shashi shashikala
shashikant shashwat shatha shaul shayan shaza shazia sheetal shehzad shekhar sheraz shereen sherif sherine
shervin sherzod shibani shigeki shigeko shigemi shigeo shigeru shiho shihong shikha shilpa shima shingo
shinichi shinichiro shinji shinobu shinpei shinsuke shintaro shinya shiori shipra shira shiran shireen
shireesh shirin shirish shirli shishir shivam shivanand shivang shivangi shivani shiven shiying shizuka
shizuko shizuo shkelqim shlomit shoaib shobha shobhana shobhit shohei shohreh shoichi shoji shoko shokoufeh
shota shozo shpend shpresa shraddha shreeya shreyas shreyasi shrikant shriram shriya shruthi shruti shuang
shuangshuang shubha shubham shubhangi shufang shufen shuhei shuhua shuhui shuichi shuji shukhrat shulamit
shulan shuling shumaila shun shunli shunsuke shuntaro shuqin shushan shuxian shuying shuyuan shuzhen shweta
shyam shyama shyamal shyamala siamak sibel sibongile sibusiso siddhant siddhi sidra sifiso sigal siham
sikandar sikhumbuzo sila simge simin simphiwe simran sinan sindhu sindisiwe sinem sipho siphokazi siqi siraj
siranush siriporn sisi sita sitara siti siyabonga siyu sizwe skender slamet smita smitha smriti sneh sneha
snehal sobia sogand soha sohail soham soheil sohini sohrab sokol sola soma somayeh somchai somnath sompong
somporn somsak sonal sonali sonam songlin songul soni sonika sora soraya soroush soso sosuke sota souad
soufiane soukaina soumaya soumya sourabh sourav souri souta sowmya sree sreedevi sreeja sreekanth sreenivas
srikant srikanth srilakshmi srinath srinidhi sriram srishti srividya stuti suad suat subash subhadra
subhankar subhash subhashini subir subodh subrata suchart sucheta suchitra sudarshan sudeep sudeepa sudesh
sudha sudhakar sudhanshu sudip sudipta sugandha sugeng suha suhaila suhana suhas suhasini sujan sujata
sujatha sujay sujit sujith sukanya sukhbir sukhdev sukhjit sukran sukru sule sulekha sulistyo sulkhan
sulochana sultan suma sumaira suman sumana sumanta sumanth sumathi sumaya sumedh sumedha sumera sumeyye
sumiko sumit sumita sumitra suna sunaina sunanda suneeta sunisa sunita sunitha suong supaporn suparna suphan
supriya suqin surabhi surachai suraj surekha surjit surya suryadi suryakant susanto sushant sushil sushila
sushma sushmita susilo susmita susumu suvarna suyash suying suzhen suzue swapan swapna swapnali swapnil
swarna swarup swathi swati sweta syafiq syahrir syamala syed symbat tabassum tadaaki tadao tadashi tadele
tadesse taha tahani tahereh tahir tahira tahmina taichi taiga taiki taiming taiwo takaaki takafumi takahiko
takahiro takaki takako takamasa takanori takao takashi takato takaya takayoshi takayuki takehiko takehiro
takeo takeru takeshi taketo takudzwa takuma takumi takuro takuya tal talal talgat talha tali talib tamaki
tamami tamaz tamer tamiko tamir tamiru tamriko tanaka tanawat tanaya taner tanish tanmay tanmayee tanuj
tanuja tanushree tanveer tanvi tapan tapas tapasya tapiwa taraneh tariro tarkan taro tarun taruna tasneem
tatenda tatevik tatsuhiko tatsuki tatsuo tatsuro tatsuya taufik tauseef tawanda tawfiq taye tayfun taylan
tayyab tazuko tebogo teguh tehila tehmina teiji teja tejal tejaswi tejaswini tekin temur tendai tengiz
teoman teruaki teruko teruo tesfaye tetsuji tetsuo tetsuro tetsushi tetsuya teuta thabang thabiso thabo
thaksin thamer thanakorn thandeka thandi thandiwe thang thanh thao themba thembeka thembi thien thinh
thirumal thoa thuan thuc thulani thuong thuy tianyi tigist tilak tinatin tingting tirta titi titik titilayo
toan tobenna tokiko tokuko tola tolga tolu tolulope tomer tomoaki tomoe tomohiko tomohiro tomoka tomokazu
tomoki tomoko tomomi tomonori tomoya tomoyo tomoyuki toprak tornike toru toshi toshiaki toshie toshihiko
toshihiro toshikazu toshiki toshiko toshimitsu toshio toshiya toshiyuki tova trang trilok trinh tripti trong
truc trung truong trupti tsegaye tsepo tshepo tsipi tsubasa tsukasa tsuneo tsutomu tsuyoshi tuan tuba tugba
tugce tulasi tulay tulika tulin tumelo tumi tuna tunc tuncay tunji turan turgay turgut turhan turkan tushar
tuti tuyen tuyet tzipora ubaid ubaida uchechi uday udin ufuk ugochi ugochukwu ugur ujjwal uju ulas uloma
ulugbek umair umang umber ume umeko umesh umit umut unathi unnati upasana upendra urmi urmila urooj urvashi
urvi usha usman utkarsh utku utsav uttam uyen uzair uzi uzma uzochukwu uzoma vahagn vahan vahe vahid vaibhav
vaidehi vaijayanti vaishali vaishnavi vakhtang valbona valdrin valon vamsi vanaja vandana vani vanita vano
vanshika vara varad vardan varduhi varsha varun varuna vasant vasanth vasanthi vasudev vasudevan vasudha
vasundhara vatsal vazgen vazha vedant vedat vedika veena veer veera veerendra venkata venu venugopal vered
vibha vibhor vibhuti vida vidhi vidhya vidit vidya vidyasagar vien viet vighnesh vihaan vijaya vijayalakshmi
vijayan vijayendra vijeta vikas vikash vikramaditya vikrant vimal vimala vinayak vineet vineeta vineeth vinh
vinit vinita vinoth vipin vipul viraj virat viren virender virendra visakha vishakha vishesh vishnu vishwa
vishwajeet vivaan vivek vividha vjollca vjosa volkan vrinda vrushali vural vusi wafa wafaa wahab wahid wahyu
wairimu wajdi wajid wakako wambui wangari wanja wanjiku wanjiru wanying waqar waqas waraporn waseem wassim
wataru wati wawan wayan wei weibo weidong weifeng weiguo weihong weihua weijie weijun weilin weimin weiming
weina weiping weiqi weiwei weixin weiyan weizhong wekesa wenbin wenbo wenhao wenhua wenhui wenjie wenjing
wenjuan wenjun wenli wenqian wenqing wenwen wenxin wenyan wenyi wenying wenyuan wichai widad widodo widya
wisam wissam wulan wulandari xhevdet xia xiangming xiangyu xianliang xianming xiaobin xiaobing xiaobo
xiaochen xiaodan xiaodong xiaofang xiaofei xiaofeng xiaogang xiaohong xiaohua xiaohui xiaojian xiaojie
xiaojing xiaojuan xiaojun xiaolan xiaoli xiaolin xiaoling xiaolong xiaomei xiaomin xiaoming xiaoping xiaoqin
xiaoqing xiaorong xiaotong xiaowei xiaowen xiaoxia xiaoxiao xiaoyan xiaoying xiaoyu xiaoyun xiaozhen xinhua
xinyan xinyi xinying xinyu xinyue xiuhua xiulan xiuli xiumei xiuqin xiuying xiuzhen xiuzhi xola xolani xuan
xuefeng xuehua xuejun xueli xuemei xueqin xuewen xueyan xueying yaa yacouba yae yafang yafit yagmur yahia
yahui yahya yair yajie yajing yalda yali yalin yaling yamini yanan yanbin yanfang yanfei yanhong yanhua
yanjun yanli yanling yanmei yanping yanqing yanti yanxia yanyan yanyu yaping yaqin yaqoub yarden yaron
yasaman yasar yasemin yash yashar yashas yashaswini yashoda yashodhara yashpal yashwant yasin yasir yasser
yassin yassine yasu yasuhiko yasuhiro yasuko yasumi yasunori yasuo yasushi yasutaka yasuyuki yatin yating
yavuz yaw yawen yayan yayoi yazan yazid yeliz yemi yemisi yerlan yesim yetunde yewande yifan yifei yigal
yigit yihan yijun yildiray yilin yiling yilmaz yiming yinghua yingjie yingying yining yinka yiping yiran
yitong yiwei yixin yixuan yize yizhou ylli yoav yoel yoga yogendra yogini yogita yohannes yoichi yoko yonas
yonca yonghong yonghua yongjun yongliang yongmei yongming yongping yongqiang yongsheng yoram yori yoriko
yoshiaki yoshie yoshihiko yoshihiro yoshikazu yoshiki yoshiko yoshimi yoshinori yoshio yoshitaka yoshito
yoshiyuki yosuke yotam youko younas younes younis yua yuanyuan yucel yuchen yufang yufei yufen yuhan yuhang
yuhong yuhua yuhui yui yuichi yuichiro yuiko yuina yuji yujia yujie yujing yuka yukari yukie yukihiro yukiko
yukimi yukina yukino yukio yuko yuksel yulan yulianto yuling yuma yumei yumi yumika yumiko yumin yuming yuna
yunfei yunlong yunus yuping yuqin yuqing yurie yurika yuriko yusaku yusei yusof yusra yusuke yuta yutaka
yutaro yuting yuto yutong yuuka yuuki yuval yuvika yuvraj yuwei yuxia yuxiang yuxin yuxuan yuya yuyan yuying
yuzhen yuzuki yuzuru zaal zafar zafer zaheer zaher zahid zahida zaid zain zainabu zainal zakaria zaki zakia
zakir zaleha zandile zanele zarina zaruhi zaven zawadi zayed zayn zaza zeeshan zehava zehra zehua zeina
zekeriya zeki zekiye zeliha zemin zerrin zewdu zeynep zhaleh zhanar zhaohui zhen zhengming zhenhua zhenyu
zhibin zhibo zhifeng zhigang zhiguo zhihao zhihong zhihua zhihui zhijian zhijun zhilan zhiming zhiping
zhiqiang zhiwei zhixin zhiyong zhiyuan zhongmin zhongwei ziad zihan zihao zimo zineb zinhle ziv zixuan ziya
ziyad ziyang ziyi zodwa zohar zohra zohreh zola zongying zoubida zubair zubin zuhair zuhal zukiswa zulfiqar
zulfiya zulkifli zumrut zurab`
