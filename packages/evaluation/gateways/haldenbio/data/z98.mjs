// second pass, person by person: other true things that may be filed (allowed only); filler pages behind the menus
import {W,page} from '../lib.mjs';
const F={ac:'professional.achievements',sk:'professional.skills',cert:'education.certifications',hob:'personal.hobbies',int:'personal.interests',mem:'personal.memberships',cau:'personal.causes',edu:'education.entries'};
const M={
'janice-pruitt':{ac:['five years as an underwriter in Kansas City|underwriter in Kansas City',"works with the agency's largest construction clients on surety bonding and captive programs"],sk:"works with the agency's largest construction clients on surety bonding and captive programs|construction clients|surety bonding and captive programs",mem:'Habitat for Humanity'},
'marcus-delgado':{ac:['eight years as an estimator for a roofing company|spent eight years as an estimator for a roofing company'],int:'brisket|soccer',hob:'soccer|cooking',cau:'coaching|youth sports'},
'bob-kowalczyk-sr':{ac:['ten years as a pipefitter at the Jeep plant|pipefitter at the Jeep plant','40 year member of Plumbers & Pipefitters Local 50'],int:'tractors|old Farmall tractors|antique tractors|vintage tractors',hob:'tractors|antique tractors|vintage tractors',cert:'Plumbers & Pipefitters Local 50'},
'rob-kowalczyk-jr':{ac:['first controls technician|came back as our first controls technician','more than 120 geothermal systems'],int:'geothermal heat pumps|hockey'},
'tanisha-boyd':{ac:['runs dispatch and our 14 service techs|runs dispatch and 14 service techs','started on the phones in 2013'],int:'pound cake|baking'},
'elaine-whitcomb':{ac:['middle school principal for nine years|was a middle school principal for nine years','seventh grade science teacher in Waterloo'],sk:'biology education|biology',hob:'bees|beekeeping|bike riding'},
'kevin-thao':{cert:'amateur radio operator|amateur radio operator (KD0THA)|amateur radio license|KD0THA',ac:['looks after 3,900 devices|3,900 devices','District earns privacy seal','led the two-year effort to earn the Trusted Learning Environment seal'],sk:'fiber|open source|school rosters|Small District, Serious Security|oneroster|chromebook|privacy',int:'ham radio|radio|Chromebooks|open source',mem:'amateur radio operator'},
'joshua-chamberlain':{ac:['manages a portfolio of working waterfront, forest products and hospitality loans','treasurer of the Bangor Land Trust'],int:'outdoors|Maine Guide',hob:'outdoors'},
'denise-ouellette':{ac:['Vice President and regional manager|previously Vice President and regional manager|regional manager','Branch Manager in Orono|Branch Manager','oversees all nine branches and the contact center'],int:'literacy|French|music',hob:'music',sk:'French-speaking|leadership'},
'amit-raval':{ac:['previously worked at a Boston consulting firm','leads information security, fraud technology and vendor risk','Mount Desert Island Marathon'],sk:'information security, fraud technology and vendor risk'},
'stephanie-vander-molen':{hob:'picking blueberries|blueberries',int:'curling',sk:'selling corrugated packaging|sales team leadership|team leadership|leadership'},
'luis-ortega':{ac:['night shift stacker operator|started at Corwell in 2006 as a night shift stacker operator','20 years on the floor: Luis Ortega'],int:'baseball',sk:'changeover time reduction|Lean Six Sigma Black Belt',hob:'baseball'},
'carl-hendricks':{int:'mailer boxes|boxes|origami|kayaks',ac:['My retail display for Meadow Creek Coffee won a 2025 AICC Independent Design Award','Boxes by day, paper by night'],hob:'Boxes by day, paper by night'},
'priya-subramanian':{ac:['eight years of work on delivery chemistry','leads discovery and translational research'],sk:'patents|RNA medicines|rare liver disease|drug delivery|nanoparticles',edu:[{institution:['Duke University'],degree:['PhD','Ph.D.'],field_of_study:['biochemistry','Biochemistry']}]},
'michael-owen':{int:'trail running|rare disease',sk:'ACRP|clinical research|trial operations across 22 sites',hob:'volunteering'},
'nora-feldman':{ac:['postdoc at UNC|did a postdoc at UNC'],int:'single-cell things|Single-cell things|bioinformatics|klezmer|greyhounds|clarinet',sk:'single-cell things|pipelines|single-cell and spatial transcriptomics pipelines|spatial-transcriptomics|single-cell'},
'ananya-rao':{ac:['product manager at a payments firm in Chicago|product manager at a payments firm','Ledgerloop raises $16M Series A'],mem:'Forbes 30 Under 30|Forbes 30 Under 30 alum',int:'Drywall kid|WNBA|basketball',hob:'Drywall kid|basketball'},
'ben-achterberg':{ac:['invoice matcher','CTO at Ledgerloop'],sk:'databases|PostgreSQL|plain PostgreSQL|postgresql',int:'open source|sourdough'},
'daniel-larsen-designer':{sk:'graphic design|keyboard shortcuts|screen printing',int:'Boundary Waters|gig posters'},
'rebecca-stone-meyer':{sk:'shareholder disputes|mergers',ac:['represents family-owned companies in mergers, succession planning and shareholder disputes'],int:'cross-country skiing|history'},
'daniel-larsen-lawyer':{ac:['represents general contractors, subcontractors and owners'],int:'baseball|mock trial',hob:'baseball',mem:'Little League'},
'omar-farah':{cau:'legal aid|access to justice|legal services for families',ac:['free legal clinic|runs a free legal clinic'],int:'coffee|basketball',sk:'legal clinic|political science'},
'maria-gonzalez-rn':{ac:['finished her MSN at Gonzaga University in 2019','ICU manager receives DAISY Nurse Leader Award'],int:'dance|dahlias|gardening',hob:'dance',sk:'infection prevention|central line infection prevention|nurse management'},
'maria-gonzalez-pharmd':{int:'art|watercolor|bouldering',sk:'Board Certified Pharmacotherapy Specialist|antimicrobials'},
'stephen-hargrove':{cert:'MD|emergency physician',sk:'emergency department|medical leadership|quality, patient safety',ac:['completed residency at Denver Health|residency at Denver Health','Dr. Hargrove honored','still works two emergency department shifts a month']},
'trey-lindqvist':{ac:['started as a mascot','sixth season with the Herons|enters his sixth season with the Herons in 2027'],int:'pinball|Minnesota Twins|baseball',sk:'minor league baseball|dynamic pricing, sponsorship sales',hob:'nine pinball machines|baseball'},
'kelsey-amato':{sk:'season membership sales|leadership|young sales teams|ticket sales leadership',ac:['staff of five sold out 22 games','a club record'],int:'triathlon'},
'jordan-pike':{sk:'gaffer tape|motion designer|sports photographer|Creative|film',ac:['212 minor league caps|212 caps'],hob:'thrifting|thrift|photography|caps|200+ caps|collecting caps',int:'minor league caps|film cameras|thrifting|baseball caps|minor league baseball'},
'margaret-ashby':{sk:'peer review|peer reviewer|grants',ac:['restore the 1902 furnace building','deputy director and led a $6 million capital campaign'],int:'fiddle|museums'},
'henry-okoye':{hob:'slag glass|chess',int:'hiking|chess|slag glass|Laurel Highlands',sk:'speaking|writing and speaking'},
'nina-castellano':{int:'rowing|soap',hob:'soap|Muskingum'},
'curtis-wade':{ac:['owner and CEO|165 trucks under his watch','Class A CDL|still holds a Class A CDL'],int:'quail hunting|football',cau:'agriculture education|youth agriculture',mem:'Salina South FFA booster'},
'shawna-begay':{ac:['moved into the office in 2019','grew up near Shiprock, New Mexico','answers driver calls at 2 a.m.'],sk:'hair testing|dash cams|hair testing, dash cams|driver safety|long-haul driving'},
'eric-tolliver':{hob:'homebrew weather stations|weather',int:'weather|storm chasing|Tom Petty|Reefers, ELDs, weather stations',sk:'TMS|ELDs|dashboards|way too much Excel|weather stations|Prometheus exporter|trailer temperature monitoring'},
'laura-engstrom':{ac:['Luther College','freshman seminar|teaches simulation and the freshman seminar','New paper out on dock appointments and no-shows'],int:'skiing|knitting|queueing theory and the cold chain|how long trucks wait at docks|Queues, docks, mittens',sk:'queueing|how long trucks wait at docks|refrigerated freight|freshman seminar'}};
delete M['laura-engstrom'].ac[0];
for(const id in M){const p=W.people.find(p=>p.id==id);if(!p)throw new Error(id);for(const k in M[id])for(const s of [].concat(M[id][k])){if(!s)continue;(p.allowed[F[k]]??=[]).push(typeof s=='string'?s.split('|'):s)}}
const fill=(u,h1,t)=>{const url=new URL(u);const home=W.pages.find(p=>p.host==url.host&&p.path=='/');let n=0;page(u,home.body.replace(/<title>[^<]*/,m=>'<title>'+h1).replace(/<h1[^>]*>[\s\S]*?<\/h1>(\s*<p[^>]*>[\s\S]*?<\/p>)?/,()=>`<h1>${h1}</h1><p>${t}</p>`))};
fill('https://www.harlanpruitt.example/business-insurance/','Business Insurance','General liability, commercial auto, workers compensation, surety bonds and captives for contractors and farms.');
fill('https://www.pvsavings.example/personal','Personal Banking','Checking, savings, mortgages and home equity.');
fill('https://www.pvsavings.example/business','Business Banking','Lending, treasury services and SBA loans for Maine businesses.');
fill('https://www.haldenbio.example/science','Science','Our lipid nanoparticles carry RNA to liver cells.');
fill('https://www.haldenbio.example/careers','Careers','We are hiring in process development and clinical operations.');
fill('https://ledgerloop.example/product','Product','Invoice matching, lien waivers, retainage and payments.');
fill('https://ledgerloop.example/pricing','Pricing','From $299 a month. Talk to sales for more than 50 active jobs.');
fill('https://ledgerloop.example/login','Log in','Enter your work email.');
fill('https://www.sundquistvale.example/practices','Practices','Business law, construction, employment, immigration, estate planning.');
fill('https://www.wvherons.example/tickets','Tickets','Single game tickets from $9. Group nights for 20 and more.');
fill('https://upperohioglass.example/visit/','Visit','Adults $12, children under 12 free. Furnace demonstrations at 11 and 2.');
fill('https://upperohioglass.example/collection/','Collection','Pressed, cut and blown glass from Wheeling, Wellsburg and New Martinsville.');
fill('https://upperohioglass.example/journal/','Journal','Notes by the staff. <a href="/journal/okoye/">From the curator</a>');
fill('https://www.bluestemfreight.example/drive-for-us','Drive For Us','Home weekly. $0.68 a mile for experienced drivers. Apply by phone.');
page('https://itec-iowa.example/2026','<!doctype html><html><head><title>Iowa EdTech Conference 2026</title></head><body><h1>Iowa EdTech 2026</h1><p>October 12 and 13, Des Moines.</p><a href="/2026/sessions/thao">Small District, Serious Security</a></body></html>');
