/** Surnames that so many people of other countries bear that one alone says little. */
export const otherSurnames = `abdallah abdi abdirahman abdo abdrahman abdullah abdullahi abe abebe
aberg abramov abreu abubakar acar acheampong ackermann acosta adam adamczyk adamski addo adebayo adeleke
adeyemi adhikari adler aerts afanasyev afolabi agarwal aggarwal agrawal aguiar aguilar agyeman ahmad ahmadi
ahmed ahn ahonen ahuja aiello akhtar aksoy akter alam alaoui albanese albrecht alekseev alemu alexandrov
alexiou ali aliyev almeida alonso alonzo alvarado alvarez alves amar amaral amato amini ammann amoah amorim
amrani amsler anand andersen andersson ando andrade andre andreassen andreev andreeva andrzejewski
angelopoulos angelov annan ansari antonelli antoniou antonov antunes aoki appiah apte aquino arai araujo
arellano arias arnaud arndt arora arrieta arroyo arslan arvidsson asadi asamoah asante aslam aslan assis
aubert aubry auer avila avraham awad axelsson ayala aydin azevedo aziz azoulay babic bach bachmann bae baek
bai bailly bains bajwa bakker balaz balazs balog balogh balogun bandara bandyopadhyay banerjee bangura
bansal baptista baran baranov baranowski barbier barbieri barbosa barbu baron barone barre barrera barros
barthelemy bartsch basile bassi bastos batista battaglia baum baumgartner bautista bayer beaulieu becerra
bedard begic begum bekele belanger belkacem bellini bello belov belyaev benali benard benedetti benes
bengtsson benitez benjelloun bennani benoit benz berg berglund bergman bergmann bergstrom beridze bermudez
bernardi bernhardt bertelsen bertin bertoni bertrand berzins besson betz beyer bezerra bhagat bhat bhatia
bhatt bhattacharya bhatti bianchi bianco bibi bieri binder biro bisht biswas biton bjork blanc blanco blazek
blazevic blom blomqvist boateng bock bode boer bogdan bogdanov bohm bondar bondarenko bonnet borges borisov
borisova borkowski born bose bosman botha boucher bouchet boulanger bourgeois bouvier bouzid boyko bozic
bozkurt braga brahimi branco brar bremer brenner breton breuer brinkmann brito brouwer brun brunet bruni
brunner brzezinski bucher buchholz bulut burger burgos burri busch butt caballero cabrera cai cakir caldeira
calderon camacho camara camargo campos cano cao cappelli caputo carbone cardenas cardona cardoso carlier
carlsen carlsson carmona carneiro caron carpentier carre carrillo caruso carvalho casas castaneda castelli
castillo castro catalano cattaneo cavalcanti celik cermak cerny cervantes cetin cha chae chakraborty chanda
charpentier chatterjee chattopadhyay chaturvedi chau chaudhari chaudhary chaudhry chauhan chauvin chavez
chawla cheema chen cheon cherif chernov cheung chevalier chevallier chia chiba chin chiu chmielewski cho
choi chopra choudhary chouhan chow chowdhury christiansen christodoulou chu chua chuang chun chung cieslak
ciobanu cirillo cisneros cisse claes claesson clement cloutier coelho colin collet collin colombo colon
colonna constantin conte conteh conti contreras cools coppola cordero cordier corona coronado correa correia
corti costa costantini coulibaly cousin couto crespo cristea cruz cuevas cui cunha czarnecki czerwinski
dabrowska dabrowski dahan dahl damico danielsson danilov danso dao darwish datta dave davila davydov
deangelis declercq dekker delacruz delaunay delgado delosreyes delossantos demir deng denis denisov desai
deschamps deshmukh deshpande desilva desmet devos dey dhaliwal dhillon diaconu diallo diarra diaz diehl
dietrich dijk dijkstra dimitriou dimitrov dimitrova ding dinh dinu diop dissanayake dizon djordjevic dlamini
dmitriev dobre dogan dolezal domenech domingo domingues dominguez donati donato dong dorn doshi dossantos
dreyer duan duarte dube dudek dufour dumitru dumont dupont dupuis dupuy duran durand dutta duval dvorak
dwivedi ebner ebrahimi echeverria eder efimov egger eggert egorov egorova ehlers eichhorn eklund ekstrom
endo engel engstrom enriquez erdmann erdogan eriksen eriksson ernst escobar escudero esparza espinosa
espinoza esser esteban esteves estrada etxeberria eze fabbri fabre fan fang farah faria farias farina farkas
faure fedorov fedorova fedotov feher fekete feng fernandes fernandez fernando ferrante ferrara ferrari
ferraro ferreira ferrer ferretti ferri fiala fiedler figueiredo figueroa filippov fiore fiorentino fleury
florea flores fodor fok fomin fonseca font fontaine fontana foo forsberg fortin fournier franco francois
franke fransson franz frederiksen fredriksson frei freitas freund frey friedrich frimpong fritsch froehlich
frolov fu fuchs fuentes fujii fujimoto fujita fujiwara fukuda fung funk furtado furukawa fusco gabay gagnon
gaikwad gaillard gajewski gallego gallegos galli gallina galvan gamboa gan gandhi gao garba garcia garg
garnier garrido garza gasser gatti gauthier gautier gavrilov geisler gentili georgiev georgieva georgiou
gerasimov gerber gerlach germain gerritsen gheorghe ghosh gil gillet ginting giordano girard giraud girma
giuliani glaser glowacki godinho godoy goel goh goikoetxea golob gomes gomez goncalves gong gonzales
gonzalez goossens gorski gosselin goto gotz govender goyal graaf grabowski granados grassi grasso greco
gregersen greiner grewal grgic grigoriev grigoryan grimaldi grondin groot gross gruber gudmundsson guerin
guerra guerrero guevara gueye guichard guidi guillot guimaraes guliyev gulyas gunawan gunawardena gunes
gunnarsson gunther guo gupta gurung gusev gustafsson gutierrez guyot guzman haas haddad hadzic hagen hagos
haile hajek hakansson hakobyan halim halvorsen hamada hamalainen hamdan hamdi hamid hamon han hansson hao
haque hara harada harahap hartmann hartono harutyunyan hasanov hasegawa hashemi hashimoto hassan haugen
hauser hayashi hecker hegde heidari heikkila heikkinen heil hein heinonen heinrich hellstrom hempel hendriks
heng hennig henriksen henriksson henriques hensel hentschel heo herbst heredia hermann hermans hermansson
hernandez herrera herrero herrmann herve herzog heuer hidalgo hidayat higuchi hinz hirano hirata hirsch
hoarau hodzic hoekstra hofer hoffmann hofmann hohmann holm holmberg holz honda hong hopf horak horvat
horvath hossain hosseini hou hovhannisyan hristov hryhorenko hsiao hsieh hsu hu hubert hubner hudak huerta
huet hui huisman humbert huseynov hussain hussein hwang ibanez ibarra ibrahim ichikawa idrissi iglesias
ikeda ilic ilie iliev ilyin imai inoue ioannou ionescu ionita iqbal isaev isaksson ishida ishikawa islam
ismail ismailov ito ivanov ivanova ivashchenko iversen iwasaki iwata iyengar iyer jablonski jacob jacobsen
jacquet jadhav jafari jager jahn jain jakab jakob jakobsen jakobsson jakubowski jang jankauskas jankowska
jankowski janssen jansson jaramillo jarvinen javed jaworski jayasinghe jelinek jeon jeong jeppesen jespersen
jia jiang jindal johal johannessen johannsen johansen johansson johnsen johnsson jokinen joly jonasson jong
jonker jonsdottir jonsson joo jorgensen joshi jovanovic juarez juhasz julien jung juric kaczmarek kale
kalinin kalinowski kalnins kamara kamath kamau kaminska kaminski kan kaneko kang kapoor kara karagiannis
karapetyan karim karimi karimov kariuki karjalainen karki karlsen karlsson karpov kastner kato katona
kaufmann kaur kawaguchi kawasaki kaya kazakov kazlauskas kazmierczak kebede keita kellner kern keskin
khachatryan khalid khalil khan khanna khatun khoo khoury khumalo kiefer kikuchi kilic kim kimani kimura
kinnunen kinoshita kiraly kirchner kirsch kiselev kiss kita kitamura kjaer klose klymenko knezevic knoll
knudsen ko kobayashi koc kocsis koh kohler kohli kojima kolar kolb kolodziej komarov komatsu konate kondo
kone kong konig konishi konstantinou koo kopp korhonen korkmaz korner korolev koroma koskinen koster kouame
kouassi kovac kovacevic kovacic kovacs koval kovalchuk kovalenko kovalev kovar kowalczyk kowalska kowalski
koyama kozlov kozlova kozlowska kozlowski krajewski krajnc kral kralj kraus krause kravchenko krawczyk
krejci kremer krishnan kristensen kristiansen kriz kroger krol kruger krylov kubiak kubo kucera kucharski
kudo kuhnel kuiper kuipers kulikov kulkarni kumar kunz kunze kuo kurt kurz kusuma kuzmenko kuzmin kuznetsov
kuznetsova kwak kwan kwek kwiatkowski kwok kwon lacroix lacson lahtinen lai laine laitinen lakatos lam lamy
lange langlois lapointe laporte lara larsen larsson laskowski lassen laszlo lau lauer laurent lauridsen
laursen lavoie lawal lazar lebedev lebedeva lebrun lechner leclerc leclercq lecomte leeuwen lefebvre lefevre
leger legrand lehmann lehtinen lehtonen lei leite leitner lejeune lemaire lemaitre lemoine leon leone leroux
leroy leung levchenko leveque levesque levi lewandowska lewandowski li liang liao liew lim lima lin lindberg
linden lindgren lindner lindqvist lindstrom lo lobo locatelli lofgren loh loke lombardo longo lopes lopez
lorenz lorenzo lorusso loureiro low lozano lu lubis lugo lui luk lukacs lukic luna lund lundberg lundgren
lundin lundqvist lungu luo luong lysenko lyu ma macedo machado maciejewski madeira madsen maeda maes
magalhaes magar maggi magi magnusson magsaysay mahajan mahlangu mahmood mahmoud mai maia maier maillard
maina majewski mak makarov makarova makela makinen makowski makris maksimov makwana maldonado malhotra malik
malinowski malka mallet mamedov mammadov manalo mancini mangubat mansour mansouri mantovani mao marchal
marchand marchenko marchesi marchetti marchi marciniak marechal marek mariani maric marin marinho marini
marino markov markovic marques marquez martel martens marti martinelli martinez martini martino martins
martinsson marty martynov maruyama marx masson masuda matei mathieu matic matos matsuda matsui matsumoto
matsuo matsushita mattila mattsson matveev mayr mazur mazurek mazza medeiros medina medvedev mehmood mehta
meijer mejia melis mello melnik melnikov melnyk melo menard mendes mendez mendieta mendizabal menezes meng
menon mensah menzel mercado mercier merino merkel mertens merz messina meszaros metz metzger meunier meza
miah michalak michalski michaud michel michiels mikaelsson mikhailov mikhailova mikkelsen milani millet
milosevic miranda mironov mirza mishra mittal miura miyamoto miyazaki mizrahi mizuno modi mohamed mohammadi
mohammed mohamud mohr mok mokoena moldovan molenaar molina moller molnar mondal monnier montanari monteiro
montero montes monti montoya mora moradi morais morales moraru moreau moreira morel morelli moretti mori
morita moroz morozov morozova mortensen moser motta moulin moura mousavi moyo muhammad mukherjee
mukhopadhyay mulder mulenga munoz munteanu murakami murata murillo murthy musa musso mutua mwangi mwanza
nagai nagy naidoo naidu naik nair najafi nakagawa nakajima nakamura nakano nakashima nakayama napolitano
naranjo nardi nascimento nassar nasser nasution natarajan nath naumann nava navratil nawaz nazarov ncube
ndiaye ndlovu negi negri negron nemec nemeth neri neto neumann neves ng ngai nickel nicolas niemi nieminen
nieto nikitin nikitina nikolaev nikolaeva nikolaou nikolic nikolov nikolova nilsen nilsson ning nishida
nishikawa nishimura nissen nistor niu njoroge nkosi noack noguchi nogueira noh nomura nordstrom norgaard
novak novakova novakovic novikov novikova nowack nowak nowakowski nowicki nugroho nunes nwosu nyberg nystrom
obi ocampo ochieng ochoa oda odhiambo ofori ogata ogawa ogunleye ohana ohno oikonomou ojo okada okamoto
okeke okonkwo okoro olah olawale olesen oliva oliveira olivier olivieri oliynyk olsson olszewski omar ong
onishi ono onyango oprea orban orlando orlov orlova orozco orsini ortega ortiz osei oshima osipov osman
osorio ostergaard ostlund ostrowski ota othman otieno otsuka otto ouellet owusu ozdemir ozkan ozols ozturk
pacheco padilla pagano pai pak palmieri palumbo pan panchal pandey pandit pang pant papadopoulos
papadopoulou papp paquette paredes parekh parikh parisi parmar parra pascual pasquier pastor patel patil
pavlenko pavlov pavlova pavlovic pawar pawlak pawlowski payet pedersen peeters peixoto pellegrini pellegrino
pelletier peng pepe peralta pereira perera peretz perez perkovic perret perrier perrot persson petrauskas
petrenko petrosyan petrov petrova petrovic pettersen pettersson petzold pfeifer phan philipp phiri piazza
picard piccolo pichler pichon pietrzak pillai pillay pimentel pineda pinheiro pinter pinto piotrowski piras
pires pohl poirier pokorny polak polat poli polishchuk polyakov ponce ponomarenko poon popa popescu popov
popova popovic porta portela postma potocnik poulain poulsen pozzi prabhu prado prajapati prasad pretorius
preuss prevost prieto prins probst prochazka przybylski puglisi puig pujol pyo qian qiao qin qiu quach
queiroz quek quintas quintero quiroga quiros qureshi raab racz radic radtke radu rahim rahimi rahman rai
raimondi rajan rajapaksa raju rakhimov ramalho raman ramirez rana rangel rantanen rao rapp rashid rathod
rathore rau rawat raza razak reddy rehman reich reichert reimann reimer reinhardt reis reiter remy ren
renard renaud renault renner rey reynaud rezaei rhee ribeiro richter riedel rieger rinaldi rincon rios riva
rivera riviere rizzi rizzo robert robin robles roca rocha rodrigues rodriguez roger rohde rojas roldan
rolland romano romanov romanova romero rosa rosado rosales rosas rossetti rossi rothe rousseau roux royer
rudenko ruf ruiz runge rupp russo rusu rutkowski ruzicka ryu saad saar saarinen sacco sadeghi sadowski saez
saha sahakyan sahin said saidi saito sakai sakamoto sakurai sala salah salazar saleh salem salgado salgueiro
salinas salminen salo salonen salvador salvi sampaio samuelsson sanchez sandberg sander sandhu sani sanna
sano sanogo santiago santini santoro santos santoso sanz saputra saraiva sargsyan sarkar sarr sartori sasaki
sato sauer savard savchenko savolainen sawicki saxena schade schaller schar schenk schiller schilling
schindler schlegel schlosser schmitz scholten scholz schott schouten schramm schreiner schubert schulz
schulze schumacher schuster schutz schwab schwarz schwarzl seah sedlak segura seidel seifert seitz sembiring
semenov semenova sen seo sepp sepulveda sergeev serra sesay sethi setiawan shah shaikh shao sharma
shcherbakov sheikh shen shetty shevchenko shevchuk shi shibata shim shimada shimizu shin shinde shirazi
shrestha shukla siddiqui sidhu sidorov sievers sigurdsson sikora sikorski silveira silvestri simanjuntak
simard simic simoes simonetti simonsen simsek singh singhal sipos siregar sissoko sithole sitorus siu
sjoberg smirnov smirnova smit smits soares sobczak soderberg sodhi soh sokolov sokolova sokolowski solanki
soler solis solovyov song sorokin sorrentino sosa sousa souza spinelli srinivasan srivastava stadler stahl
stan stanciu stankevicius stankovic steiner stepanov stepanova stepien stoica stojanovic stolz stoyanov
straub strauss strobel strom stucki sturm su suarez subramanian sugawara sugimoto sugiyama suh suleiman
sultana sun sundberg sung susanto suter suzuki svendsen svensson svoboda swamy syed szabo szalai szczepanski
szeto szewczyk szilagyi szucs szulc szymanska szymanski szymczak tadesse takacs takada takagi takahashi
takeda takeuchi tam tamang tamm tamura tan tanaka tang taniguchi tanoto tao tapia tarasov tardif tay tazi
tehrani teixeira tekin tellez tembo teo tesfaye tessier testa thai thakur thapa theriault thibault thiel
thiele thoma thomsen tian tikhonov timmermans timofeev titov tiwari tkachenko tkachuk todorov toh toledo
tolentino tomaszewski tomic tong torok torres tosi toth toure tovar trabelsi traore trautmann tremblay
trevino trevisan trinh trivedi tsai tsang tse tsoi tsui tudor tung tuominen turan turcotte turunen uchida
uddin ueda ueno ulrich unal unger urban urbanski uribe urrutia valdez valdivia valencia valente valentini
valenzuela vallejo vanderwalt vanek vardanyan varela varga varma vasconcelos vasiliauskas vasiliev vasiliou
vasilyev vasquez vasseur vasylenko vaz vazquez veenstra vega velasco velasquez velazquez velez venegas
venkatesan ventura vera verhoeven verma vermeulen vesely vestergaard vetter viana vidal vieira viklund vila
villa villalobos villani villarreal villegas vinogradov virtanen visser vitale vitali vlasov vogt voigt
volkov volkova volpe vorobyov vries vu vukovic vyas wada wahl walczak wallin wallner walther wan wanjiru
warsame wasilewski wat watanabe wegner wei weidner weigel weinberg wen wendt wenzel werner widmer wieczorek
wiese wieser wijaya wijesinghe wilhelm wilk willems wimmer winkelmann wirth wisniewska wisniewski witkowski
witte wittmann wlodarczyk wojcik wolters wong woo wouters wozniak wrobel wroblewski wulf wysocki wyss xavier
xia xiao xie xiong xu yakovlev yamada yamaguchi yamamoto yamasaki yamazaki yan yanez yao yap yasuda yavuz ye
yeboah yeo yeung yildirim yildiz yilmaz yin yip yokoyama yoo yoon yoshida yuan yue yuen yusof yusuf yusupov
zaitsev zaitseva zajac zakharov zakharova zakrzewski zalewski zander zanella zanetti zapata zavala zawadzki
zelaya zeller zeman zeng zhang zhao zheng zhong zhou zhu zhuang zhukov zielinska zielinski zimmer zimmermann
ziolkowski zou zubizarreta zulu zupancic zurcher`
