/** Surnames that so many people of English-speaking countries bear that one alone says little. */
export const englishSurnames = `abbott abel abrams ackerman adair adams addison adkins aguirre akers
akins albert albright alford allard allen allison alston ambrose ames amos anderson andres andrews annis
anthony appleby applegate archer armstrong arnold arrington ashby asher ashley ashton ashworth askew
aspinall aston atkins atkinson attwood atwood austin autry avery ayers babcock baca bagley bailes bailey
bain baines baird baker baldwin ball ballard bancroft banda banks bannister barajas barbee barber barclay
barger barham barker barksdale barlow barnard barnes barnett barr barrett barrington barrios barron barrow
barry barth bartlett bartley barton bass bassett batchelor bateman bates bauer baumann baxter beal beard
beasley beaumont beaver beck becker beckett beckham beckwith bedford beebe beech belcher bell bellamy
beltran benavides bender benjamin benner bennett benson bentley benton berger bergeron berman bernal bernard
bernier bernstein berry berryman bess bexley bingham birch birkett bishop bivens black blackburn blackman
blackmon blackwell blackwood blaine blair blake blakeley blalock blanchard bland blankenship blanton bledsoe
blevins bloom blount blum blythe boardman boggs boland bolden bolin bolton bonner boone booth boothe borden
bostic boswell bouchard boudreaux bourne bowden bowen bowens bowers bowles bowling bowman boyce boyd boyer
boyette boyle brackett bradfield bradford bradley bradshaw brady bragg bramley brand brandon brandt branham
brannon brantley braun bravo bray breaux brennan brewer brewster bridges brierley briggs brindley brinkley
brinson bristol britt britton broadbent broadhead broadhurst brock brogan bronson brook brooks broome
broughton broussard brown browne browning brownlee brubaker bruce brumfield bruno brunson bryan bryant
buchanan buckingham buckley buckner buford bui bullard bullock bumgarner bunch bundy burch burdick burgess
burke burks burleson burnett burnham burns burnside burr burrell burris burrows burt burton bush bushnell
butler butterfield butterworth byers bynum byrd byrne cagle cahill cain calder caldwell calhoun callaghan
callahan calloway calvert cameron campbell canady cannady cantrell cantu cantwell capper capps caraway
carden cardwell carey carlin carlisle carlson carlton carmichael carney carpenter carr carrico carrington
carroll carson carter cartwright casey cassidy casteel cates caudill cavanaugh chadwick chaffin chamberlain
chamberlin chambers chambliss chan chandler chaney chang chapman chappell charles charlton chase chatman
cheatham cheek cheng cherry chester childers childs chilton chisholm choate christensen christian christie
churchill clancy clapp clark clarke clary claxton clay claypool clayton cleary clegg clemens clements
clemons cleveland clifford clifton cline clough coates cobb cobbs coble coburn cochran cochrane cockburn
cody coffey coffman cohen coker colbert cole coleman coles coley colley collier collins colvin combs comer
compton conklin conley connell connelly conner conners connolly connor connors conrad conway cook cooke
cooley cooney coons cooper copeland corbett cordell corley cormier cornelius cornell cornish cortes cortez
costello cote cotter cottrell couch coughlin coulson coulter covington cowan cowley cox coyle crabtree
craddock craig crain cramer crandall craven crawford creech creighton crenshaw crews crisp crist crocker
crockett croft cromer cromwell crosby crossley crouch crowder crowe crowley cruise crum culbertson cullen
culp culver cumming cummings cundiff cunningham currie currier curry curtis custer dabney dailey dale daley
dalgleish dalrymple dalton daly damron dancy danforth dang daniel daniels danielson darby darden darling
darnell darwin dasilva daugherty davenport david davidson davies davis dawes dawson dayton dean dearden
deaton deaver decker delaney delarosa deleon deloach dempsey denham denholm dennis denson denton derrick
devine devlin devries dewar dewitt dial dias dickerson dickinson dickson dill dillard dillon dinsdale dionne
dix dixon doan dobbin dobbs dobson docherty dodd dodson doherty dolan donaghy donahue donaldson donnelly
donohue donovan dooley dorsey dortch doss dotson dougherty douglas dove dowd dowling downey downing downs
doyle draper drayton drew driscoll drummond dubois dubose duckworth dudley duff duffy dugan duggan dukes
dumas dunaway dunbar duncan dunham dunlap dunn dunne duong dupree durbin durham dutton dwyer dyer dykes
earley easley eason easton eastwood eaton ebert eccles eckert eddy edmond edmonds edmondson edwards egan
eldridge elkins ellington elliot elliott ellis ellison ellsworth elmore emerson emery emmons engle ennis
entwistle epperson epps epstein erickson ervin erwin escobedo esposito estes etheridge eubanks evans everett
evers ewing ezell fagan fairbanks fairchild fairclough faison falk fannin farley farmer farnsworth farrar
farrell farris farrow faulkner fay felder feldman felix felton fenner fenton fenwick ferguson ferrell ferris
fielder fielding finch fincher findley fink finley finn firth fischer fisher fitch fitts fitzgerald
fitzpatrick fitzsimmons flaherty flanagan flannery fleischer fleming fletcher flett flint flora flowers
floyd flynn fogle foley folsom fontenot forbes ford forman forrest forster forsyth foss foster fountain
foust fowler fowlkes fox francis frank franklin franks fraser frasier frazer frazier fredericks fredrick
freed freeland friedman friel frierson fritts fritz fry frye fugate fuller fulmer fulton fuqua furr gabriel
gaddis gagne gaines gaither galbraith gallacher gallagher gallo galloway galvin gamble gannon gantt gardiner
gardner garland garner garrett garris garrison garside garvey gaskell gaston gates gatlin gay gaylord geary
gee geiger gentile gentry george gerard gibbons gibbs gibson gifford gilbert gilchrist giles gill gillard
gillespie gillette gilley gilliam gilliland gillis gilmore gilmour gipson gist glasgow glaze gleason glenn
glover glynn goble goddard godfrey godwin goebel goff goins goldberg goldman goldstein goodall goode gooden
goodfellow goodman goodrich goodwin gordon gore gorman gosling goss gough gould goulet grady graf graff
gragg graham granger grant grantham gravely graves gray greathouse green greenberg greene greenhalgh
greenlee greenwell greenwood greer gregg gregory gregson gresham grice grier grieve griffin griffith
griffiths griggs grimes grimm grimshaw grisham grossman grove grover grubb grubbs guidry gunn gunter guthrie
gwynne hadden hadley hagan hager haggerty hahn haigh haines hairston hale hales haley hall haller halliday
halliwell hallman halsey halstead hamby hamilton hamlin hamm hammond hammonds hampton hancock haney hankins
hanley hanlon hanna hannah hannon hansel hansen hanson hardaway hardcastle hardesty hardin harding hardwick
hardy hargreaves hargrove harker harkins harlan harley harman harmon harp harper harrell harrelson
harrington harris harrison harrold hart hartley hartman harvey harwood haskell haskins hastings hatch
hatcher hatfield hathaway hatton hawes hawkins hawley haworth hawthorne hay hayden hayes haynes hayward
haywood hazel healy heaney heard hearn heath heaton hebert hedrick heflin heinz heller helm helms helton
henderson hendren hendricks hendrickson hendrix henley hennessy henning henry hensley herald herbert herman
herndon herring herron heslop hess hewitt hewson hibbard hibbert hickey hickman hicks higgins higgs hill
hiller hilton hindle hines hinkle hinson hinton hirst hitchcock hite hixson ho hoag hoang hobart hobbs
hobson hodge hodges hodgkins hodgson hoffer hoffman hogan hogg hogue holbrook holcomb holden holder holland
holley holliday hollingsworth hollins hollis holloman holloway hollowell holman holmes holt holton honeycutt
hooper hoover hopkins hopper horn horne horner horrocks horsfall horton hoskins hough houghton householder
houston howard howarth howe howell howland hoyle hoyt huang hubbard hubbell huber huckaby huddleston hudgins
hudson huey huff huffman huggins hughes hull hulse hume humphrey humphreys humphries hunnicutt hunt hunter
hupp hurd hurley hurst huston hutchens hutchins hutchinson hutchison hutson huynh hyatt hyde hyman ingham
inglis ingram irby irvine irving irwin isaac isaacs isbell ison ivey ivy jack jackson jacobs jacobson jacoby
jagger james jameson jamison janes jansen jarrett jarvis jeffers jefferson jeffrey jeffries jeffs jenkins
jenks jennings jensen jernigan jessup jett jewell jewett jimenez johns johnson johnston joiner jones jordan
joseph jowett joyce judd kaiser kane kaplan katz kaufman kavanagh kay keane kearney keating keaton keel
keeler keeling keen keenan keene keener keeton keith keller kelley kellogg kelly kemp kendall kendrick
kennedy kenny kent kenyon keogh kerns kerr kershaw kessler keys kidd kilbride kilgore kilpatrick kimball
kimble kincaid kinder king kingsley kinney kinsella kinsey kirby kirk kirkham kirkland kirkpatrick kirkwood
kiser kitchens klein kline knapp knight knowles knowlton knox koch koenig kraft kramer krueger kruse kuhn
kyle lacey lacy ladd laidlaw laird lake lamar lambert lambeth lamont lancaster landers landis landry lane
laney lang langford langley langston lanham lanier lankford larkin larkins larson laster latham lathrop
lattimore lavender lawler lawlor lawrence lawson lawton layne layton leach leadbetter leary leavitt leblanc
ledbetter ledford lee leeming legg leggett leigh leighton lemons lennon lenz leonard lerner leslie lester
levin levine levy lewin lewis lightfoot lilly lincoln lindley lindsay lindsey linton lipscomb lister little
littlefield littlejohn liu livingston lloyd locke lockett lockhart lockwood lofton loftus logan lomax
lombardi long longden loomis looney lott loughran lovejoy lovelace lovell lovett lowe lowery lowman lowry
lucas luckett ludwig lumley lunn luster lutz lyle lyles lynch lynn lyon lyons lytle mabry macdonald macias
mack mackey macklin madden maddox madison magee maguire maher mahoney mallard mallory malone mangum manley
mann manning manns mansfield maple marion markham marks marler marlow marriott marsden marsh marshall
martell martin mashburn mason massey mast mather mathews mathias mathis matthews mattingly mattox maurer
maxey maxwell may mayberry mayer mayfield maynard mayo mays mcafee mcalister mcallan mcallister mcardle
mcarthur mcauley mcauliffe mcavoy mcbain mcbee mcbride mccabe mccafferty mccaffrey mccall mccann mccarron
mccarthy mccartney mccauley mcclain mcclellan mcclelland mcclendon mccloskey mcclung mcclure mccluskey
mcconnell mccord mccorkle mccormack mccormick mccoy mccracken mccrary mccray mcculloch mccullough mccurdy
mccutcheon mcdade mcdaniel mcdermott mcdonald mcdonnell mcdonough mcdougall mcdowell mceachern mcelhaney
mcelroy mcelwee mcentire mcewan mcfadden mcfarland mcfarlane mcgarry mcgee mcgill mcginley mcginnis mcglynn
mcgovern mcgowan mcgrath mcgraw mcgregor mcgrory mcguffin mcguinness mcguire mchugh mcintire mcintosh
mcintyre mckay mckechnie mckee mckeever mckenna mckenzie mckeown mckinley mckinney mckinnon mcknight
mclachlan mclain mclaren mclaughlin mclean mclellan mclemore mclendon mcleod mcloughlin mcmahon mcmanus
mcmaster mcmillan mcmullen mcmurray mcnabb mcnair mcnally mcnamara mcneal mcneil mcneill mcnicol mcnulty
mcphee mcpherson mcqueen mcrae mcvay mcwilliams meacham mead meade meadows mears medley medlin meeks meier
meikle melendez mellor melton melvin mendenhall mendoza mercer meredith merriam merrick merrill merritt
messer metcalf metcalfe meyer meyers michaels mickelson middleton midgley miles millar millard miller
milligan mills millsap milne milner milton mims mingo minter mitchel mitchell mitchem mixon mobley moffat
moffett moir molloy monahan moncrief monk monroe montague montgomery moody moon mooney moore moorehead
mooring moran moreland moreno morey morgan morin morley morrill morris morrison morrow morse morton moseley
mosher mosley moss mott moxley moyer mueller muir mullen muller mulligan mullins mumford muncy mundy munro
munroe munson murdoch murdock murphy murray murrell murry musgrove myatt myers myrick nabors nadeau nagle
naismith nance napier naquin nash nathan navarro naylor neal neel neff neil neill nelson nesbitt nettles
neville newberry newcomb newell newman newsom newsome newton ngo nguyen nichols nicholson nickels nickerson
nielsen nielson nix nixon noble noel nolan nolen noonan norfleet norman norris northcott norton norwood
novotny nunez nuttall oakden oakes oakley oates obrien ocallaghan ochs oconnor odell odom odonnell odonoghue
ogden ogilvie ogle oglesby ohara ohern okeefe oldham oleary olin oliphant olive oliver olsen olson oneal
oneil oneill ormerod ormond orourke orr osborn osborne osbourne oshea osullivan oswald otoole ott outlaw
overby overstreet overton owen owens owsley pack padgett paige paine palacios palmer pape pappas pardue
parham park parker parkes parkin parkinson parks parr parris parrish parry parsons partridge paschal pate
paterson patrick patten patterson patton paul paulson paxton payne peacock pearce pearl pearson peck peebles
peek peeler pemberton pena pendergrass pendleton penfold penn pennington pepper percy perkins perrin perry
perryman peters petersen peterson petit petrie pettit petty peyton pfeiffer pham phelan phelps phillip
phillips phipps pickens pickering pickett pickles pierce pierson pike pilkington pinkston pinson piper
pitcher pitt pittman pitts platt plunkett poe polk pollard pollock poole pope popp porter portis posey
poston potter potts powell powers prater pratt prescott presley preston price prichard priester pringle
pritchard proctor proffitt propst prosser pruett pruitt pryor pugh pullen purcell purvis putnam quarles
quarterman quayle quigley quinlan quinn raber radcliffe rader radford rae rafferty ragland ragsdale raines
rainey rains ralph ramos rampey ramsay ramsden ramsey randall randle randolph raney rankin rankins rasmussen
ratcliff ratcliffe ratliff rawlings rawls ray raymond reaves rector redd redding redfern redman redmon
redmond reece reed reedy reese reeve reeves regan reid reilly renfro renfroe rennie resendez restrepo reuter
reyes reynolds rhoades rhoden rhodes ricci rice richard richards richardson richey richmond ricketts riddle
rider ridley ries rigby riggs riley rimmer rinehart ritchie ritter rivers roach robbins roberge roberson
roberts robertson robins robinson robson roche rockwell rodger rodgers rodriquez roe rogers rogerson rohr
rollins roman romine rooney roper rosario rose rosen rosenbaum rosenberg rosenthal rosier ross rosser roth
rothwell roussel routh routledge rowan rowe rowell rowland rowley roy royle rubin rubio rucker rudd ruff
ruffin ruggiero rushing rushton russ russell rust rutherford rutledge rutter ryan sage salas saldana
salisbury salmon salter salyer sampson sams samuel samuels sanborn sanders sanderson sandlin sandoval sands
sanford santana sargeant sargent satterfield saunders savage sawyer sawyers sayers scanlon scarborough
schaefer schafer schell scherer schmid schmidt schmitt schneider schofield schreiber schroder schroeder
schuler schultz schwartz scott scruggs scully seaman searcy sears seaton seay sebastian seddon seibert selby
sellars sellers serrano severson seward sewell sexton seymour shackelford shackleton shade shafer shaffer
shankle shanks shannon shapiro sharkey sharpe sharples shaughnessy shaw shea shearer sheehan sheehy
sheffield shelby sheldon shelley shelton shepard shepherd sheppard shepperd sheridan sherman shields
shifflett shipley shipman shirley shockley shoemaker shrader shultz sibley sidebottom siegel sikes silva
silver silverman simmonds simmons simms simon simonds simons simonson simpson sims sinclair singer singleton
sisk skaggs skelton skene skidmore skinner slade slater slattery slaughter sloan smalley smalls smallwood
smethurst smiley smith smithson smyth snead snider snodgrass snyder somerville sommer sorensen soto
southerland southgate spalding spangler spann sparkman spaulding spears speight speirs spellman spence
spencer spivey spooner spradlin sprague springer sprouse stacey stacy stafford staley stallings stallworth
stamper standish standridge stanford stanley stanton stapleton stark starkey starks starr steadman stearns
steed steele steen stein stephan stephen stephens stephenson sterling stevens stevenson stewart stidham
stiles stiltner stinson stockton stoddard stokes stoll stone stoner storey stott stout stovall stowe
streeter strickland stringer strother stroud stuart stubblefield stubbs sturgeon sugden sugg sullivan sumner
sumpter sutcliffe sutherland sutton swafford swain swann swanson swartz sweeney swenson swinburne swindells
switzer sykes sylvester tackett tait talbert talbot talley talton tanner tapp tarver tate tatum tavares
taylor teague teel templeton tennant terry teter thacker tharp thayer thibodeaux thigpen thomas thompson
thomson thorne thornhill thornton thorpe thrasher thurman thurston thwaites tidwell tierney tillery tilley
tillman timmons timms tindall tinsley tipton tisdale tobin todd todhunter tolbert tolliver tolson tomlin
tomlinson toney toomey touchstone towne townes townsend tracy trammell tran tranter trask travers travis
traylor treadway treadwell trent trimble triplett tripp trotter trout trowbridge truitt trujillo truong
tubbs tucker tully tunstall turley turnbull turner tuttle tweedie twomey tyler tyree tyrrell tyson tyus
underhill underwood unsworth upton urquhart valdes vance vang vanhorn vanover vargas varner vaughan vaughn
vick vickers villanueva vincent vines vinson vo vogel voss waddell waddington wade wadsworth wagner wagoner
wainwright waite wakefield walden waldo waldron waldrop walker wall wallace waller walling wallis walls
walmsley walsh walston walter walters walton wang warburton ward wardle ware warner warren wasson waterhouse
waterman waters watkins watson watts wayne weatherley weathers weatherspoon weaver webb weber webster weddle
weeks weiner weir weiss welch weldon welker wells welsh wentworth wesley west westbrook westfall
westmoreland weston wetzel whalen wharton wheatley wheeler whelan whipple whisenant whitacre whitaker
whitcomb white whitehead whiteley whiteman whiteside whitfield whitley whitlock whitman whitmore whitney
whittaker whitten whittington whitworth wicker wicks widdowson wiggins wiggs wignall wilburn wilcox wilde
wilder wiley wilhite wilkerson wilkes wilkey wilkins wilkinson wilks willard willett williams williamson
willis willoughby wills wilson wimberly winchell winchester windham winfield winfrey wingate winkler winn
winslow winstanley winstead winston winterbottom wise wiseman witcher withers witherspoon witt wofford wolf
wolfe wolff womack wood woodall woodard woodbury woodcock woodford woodley woodruff woods woodson woodward
wooldridge woolfe woolley wooten worley worrell worsham worth worthington wray wright wrigley wu wyatt
wyckoff wylie wyman wynn yancey yang yarborough yarbrough yardley yates yeager yoder york yost young
youngblood younger yu zamora zeigler ziegler zimmerman zink zuniga`
