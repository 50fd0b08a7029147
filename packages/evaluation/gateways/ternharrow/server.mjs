import http from 'node:http';import crypto from 'node:crypto';
import {pages,listings,robots,strip} from './lib.mjs';
import './w1.mjs';import './w2.mjs';import './w3.mjs';
import * as D from './api.mjs';
const PORT=+process.argv[2]||8900;
const fold=s=>s.toLowerCase().replace(/æ/g,'ae').replace(/ø/g,'o').replace(/ß/g,'ss').replace(/ð/g,'d').normalize('NFD').replace(/[\u0300-\u036f]/g,'').replace(/[’]/g,"'");
const toks=s=>fold(s).match(/[\p{L}\p{N}]+/gu)||[];
// ---- search index
const docs=[];
for(const p of pages.values()){if(p.noindex)continue;const text=strip(p.html.replace(/<title>[\s\S]*?<\/title>/,''));docs.push({url:p.url,host:p.host,path:p.path,title:p.title,text});}
for(const l of listings){const m=l.url.match(/^https?:\/\/([^/]+)(.*)$/);docs.push({url:l.url,host:m[1],path:m[2],title:l.title,text:l.content,snip:true});}
const df=new Map();
for(const d of docs){d.tf=new Map();const t=[...toks(d.title),...toks(d.title),...toks(d.text),...toks(d.host)];d.len=t.length;for(const w of t)d.tf.set(w,(d.tf.get(w)||0)+1);for(const w of d.tf.keys())df.set(w,(df.get(w)||0)+1);d.flat=toks(d.title+' '+d.text).join(' ');}
const avg=docs.reduce((a,d)=>a+d.len,0)/docs.length;
const STOP=new Set('the a an of and or in on at to for with by is are was who what from it its as be com www https http'.split(' '));
function search(query,{max=5,inc=[],exc=[]}={}){
 inc=[...inc];exc=[...exc];let q=String(query||'');
 q=q.replace(/(-?)site:(\S+)/gi,(m,neg,s)=>{(neg?exc:inc).push(s.replace(/^https?:\/\//,'').replace(/^\*\./,'').replace(/\/$/,''));return ' ';});
 const phrases=[...q.matchAll(/["“”]([^"“”]+)["“”]/g)].map(m=>toks(m[1]).join(' ')).filter(Boolean);
 const terms=[...new Set(toks(q.replace(/\bOR\b/g,' ')))].filter(t=>!STOP.has(t));
 const on=(d,s)=>{const[h,...r]=s.split('/');return(d.host===h||d.host.endsWith('.'+h))&&(!r.length||d.path.startsWith('/'+r.join('/')));};
 const res=[];
 for(const d of docs){if(inc.length&&!inc.some(s=>on(d,s)))continue;if(exc.some(s=>on(d,s)))continue;
  let s=0,hit=0,max=0;for(const t of terms){const idf=Math.log(1+(docs.length-(df.get(t)||0)+.5)/((df.get(t)||0)+.5));max+=idf;const f=d.tf.get(t);if(f){s+=idf*f*2.2/(f+1.2*(.25+.75*d.len/avg));hit+=idf;}}
  if(!hit&&terms.length)continue;if(!terms.length)hit=max=s=1;
  let ph=1;for(const p of phrases)if(!(' '+d.flat+' ').includes(' '+p+' '))ph*=.3;else ph*=1.25;
  const cover=max?hit/max:0;if(cover<.18)continue;
  res.push({d,s:s*cover*ph,cover,ph,terms,phrases});}
 res.sort((a,b)=>b.s-a.s);const top=res[0]?.s||1;
 return res.filter(r=>r.s>top*.04).slice(0,max).map(r=>({...r,score:+Math.min(.99,(.35+.6*(r.s/top))*Math.min(1,.5+.5*r.cover)).toFixed(6)}));}
function chunk(d,terms,n=480){const t=d.text;if(t.length<=n)return t.replace(/\n/g,' ');const sents=t.split(/(?<=[.!?])\s+|\n/);let best=0,bi=0;for(let i=0;i<sents.length;i++){const w=new Set(toks(sents.slice(i,i+3).join(' ')));let s=0;for(const x of terms)if(w.has(x))s+=1/Math.sqrt(df.get(x)||1);if(s>best){best=s;bi=i;}}let o='';for(let i=bi;i<sents.length&&o.length<n;i++)o+=sents[i]+' ';if(o.length<120)o=sents.slice(Math.max(0,bi-2),bi).join(' ')+' '+o;return o.trim().slice(0,n+200);}
// ---- helpers
const J=(res,code,o,h={})=>{res.writeHead(code,{'content-type':'application/json; charset=utf-8',...h});res.end(JSON.stringify(o));};
const T=(res,code,s,ct='text/html; charset=utf-8')=>{res.writeHead(code,{'content-type':ct});res.end(s);};
const esc=s=>String(s).replace(/&/g,'&amp;').replace(/</g,'&lt;').replace(/>/g,'&gt;');
const sha=s=>crypto.createHash('sha256').update(s).digest('hex');
const G=Object.fromEntries(Object.entries(D.gravatar).map(([k,v])=>[sha(k),{hash:sha(k),...v,avatar_url:`https://0.gravatar.com/avatar/${sha(k)}`,pronunciation:''}]));
const hosts=new Set([...pages.values()].map(p=>p.host));
const getPage=(host,path)=>{const h=host.replace(/^www\./,'');let p=path;try{p=decodeURI(path);}catch{}return pages.get(h+p.replace(/\/+$/,''))||pages.get(h+p.replace(/\/index\.(html?|php)$/,''));};
function page(res,host,path){const h=host.replace(/^www\./,'');
 if(path==='/robots.txt')return robots[h]?T(res,200,robots[h],'text/plain'):T(res,404,'Not Found','text/plain');
 if(/^\/(wp-)?sitemap\.xml$/.test(path)){return T(res,200,`<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${[...pages.values()].filter(p=>p.host===h).map(p=>`<url><loc>${esc(p.url)}</loc></url>`).join('')}</urlset>`,'application/xml');}
 const p=getPage(host,path);if(p){res.writeHead(p.status,{'content-type':p.type});return res.end(p.html);}
 T(res,404,'<!DOCTYPE html><html><head><title>Page not found</title></head><body><h1>404</h1><p>The page you were looking for does not exist.</p></body></html>');}
const rss=`<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><channel><title>The Slush Pile</title><link>https://slushpile.example/</link><language>en-gb</language><itunes:author>Catriona Muir</itunes:author><itunes:owner><itunes:name>Catriona Muir</itunes:name><itunes:email>catriona@ternandharrow.example</itunes:email></itunes:owner><description>A podcast about editing, presented by Catriona Muir of Tern &amp; Harrow.</description><item><title>Ep 41: The second draft, with Tomas Vik</title><pubDate>Fri, 06 Nov 2026 06:00:00 +0000</pubDate><link>https://slushpile.example/</link><description>Catriona Muir asks Tomas Vik what he throws away.</description></item><item><title>Ep 40: Cutting the prologue</title><pubDate>Fri, 02 Oct 2026 06:00:00 +0000</pubDate><description>Catriona on prologues.</description></item></channel></rss>`;
const yt=`<?xml version="1.0" encoding="UTF-8"?><feed xmlns:yt="http://www.youtube.com/xml/schemas/2015" xmlns="http://www.w3.org/2005/Atom"><id>yt:channel:tinmoth0001</id><yt:channelId>tinmoth0001</yt:channelId><title>Tinmoth Games devlog</title><author><name>Tinmoth Games devlog</name><uri>https://www.youtube.com/channel/UCtinmoth0001</uri></author><entry><id>yt:video:aa1</id><title>Devlog 44: what the gutters sing</title><link rel="alternate" href="https://www.youtube.com/watch?v=aa1"/><published>2026-10-30T15:00:00+00:00</published></entry></feed>`;
const oname=id=>{const o=D.orcid[id];return{created:null,'given-names':{value:o.g},'family-name':{value:o.f},'credit-name':o.credit?{value:o.credit}:null,path:id}};
const aff=(id,a,k)=>({'summaries':[{[k]:{'department-name':null,'role-title':a[1]+(k==='education-summary'&&a[2]?' '+a[2]:''),'start-date':k==='employment-summary'&&a[2]?{year:{value:String(a[2])}}:null,'end-date':a[3]?{year:{value:String(a[3])}}:null,organization:{name:a[0],address:{city:a[4]||null,region:null,country:a[5]||null}},path:`/${id}/x`}}]});
const noauth=(res)=>J(res,401,{message:'Unauthorized',error:'Invalid or missing API key'});
const GH={'x-ratelimit-limit':'60','x-ratelimit-remaining':'55','x-ratelimit-reset':'1795600000'};
async function handle(req,res,body){
 const m=req.url.match(/^\/(https?)\/([^/?]+)([^?]*)(?:\?(.*))?$/);if(!m)return J(res,404,{error:'not a gateway path'});
 let[, ,host,path,qs]=m;host=host.toLowerCase().replace(/:\d+$/,'');path=path||'/';const q=new URLSearchParams(qs||'');let dp=path;try{dp=decodeURIComponent(path);}catch{}
 const seg=dp.split('/').filter(Boolean);let b={};if(body){try{b=JSON.parse(body);}catch{if(req.method==='POST'&&/tavily|firecrawl/.test(host))return J(res,400,{detail:{error:'Invalid JSON'}});}}
 switch(host){
 case'api.gravatar.com':{if(seg[0]==='v3'&&seg[1]==='profiles'){const g=G[(seg[2]||'').toLowerCase()]||Object.values(G).find(x=>x.profile_url.endsWith('/'+seg[2]));return g?J(res,200,g,{'x-ratelimit-limit':'100','x-ratelimit-remaining':'97'}):J(res,404,{error:'Profile not found',code:'profile_not_found'});}return J(res,404,{error:'Not found',code:'not_found'});}
 case'api.github.com':{
  if(dp==='/search/users'){const t=(q.get('q')||'').toLowerCase();const e=t.match(/[\w.+-]+@[\w.-]+/);let items=Object.values(D.github);items=e?items.filter(u=>u.email===e[0]):items.filter(u=>toks(t.replace(/\b\w+:\S+/g,'')).length&&toks(t.replace(/\b\w+:\S+/g,'')).every(w=>toks(u.login+' '+(u.name||'')).includes(w)));
   return J(res,200,{total_count:items.length,incomplete_results:false,items:items.map(u=>({login:u.login,id:u.id,node_id:u.node_id,avatar_url:u.avatar_url,url:u.url,html_url:u.html_url,type:'User',site_admin:false,score:1}))},GH);}
  if(dp==='/search/commits'){const t=(q.get('q')||'').toLowerCase();const e=(t.match(/[\w.+-]+@[\w.-]+/)||[])[0];const c=D.commitEmails[e];const items=c?c.msgs.map((msg,i)=>({sha:sha(msg).slice(0,40),url:`https://api.github.com/repos/${c.repo}/commits/${sha(msg).slice(0,40)}`,html_url:`https://github.com/${c.repo}/commit/${sha(msg).slice(0,40)}`,commit:{author:{name:c.name,email:e,date:'2026-09-1'+i+'T10:00:00.000Z'},committer:{name:c.name,email:e,date:'2026-09-1'+i+'T10:00:00.000Z'},message:msg,comment_count:0},author:{login:c.login,id:D.github[c.login].id,html_url:`https://github.com/${c.login}`,type:'User'},committer:null,repository:{full_name:c.repo,name:c.repo.split('/')[1],owner:{login:c.login},html_url:`https://github.com/${c.repo}`,private:false,description:(D.repos[c.login].find(r=>r.full_name===c.repo)||{}).description},score:1})):[];return J(res,200,{total_count:items.length,incomplete_results:false,items},GH);}
  if(dp==='/search/repositories')return J(res,200,{total_count:0,incomplete_results:false,items:[]},GH);
  if(seg[0]==='users'){const u=D.github[Object.keys(D.github).find(k=>k.toLowerCase()===(seg[1]||'').toLowerCase())];if(!u)break_404();else{if(!seg[2])return J(res,200,u,GH);if(seg[2]==='repos')return J(res,200,D.repos[u.login]||[],GH);if(seg[2]==='social_accounts')return J(res,200,D.socials[u.login]||[],GH);if(['orgs','events','gists','starred','followers'].includes(seg[2]))return J(res,200,[],GH);}}
  if(seg[0]==='repos'&&seg.length===3){const r=(D.repos[seg[1]]||[]).find(r=>r.name===seg[2]);if(r)return J(res,200,r,GH);}
  function break_404(){}
  return J(res,404,{message:'Not Found',documentation_url:'https://docs.github.com/rest',status:'404'},GH);}
 case'api.tavily.com':{
  if(dp==='/search'){if(req.method!=='POST')return J(res,405,{detail:'Method Not Allowed'});if(!b.query)return J(res,400,{detail:{error:'Query is missing.'}});
   const rs=search(b.query,{max:Math.min(20,b.max_results??5),inc:b.include_domains||[],exc:b.exclude_domains||[]});
   return J(res,200,{query:b.query,follow_up_questions:null,answer:null,images:[],results:rs.map(r=>({url:r.d.url,title:r.d.title,content:chunk(r.d,r.terms),score:r.score,raw_content:b.include_raw_content&&!r.d.snip?r.d.text:null})),response_time:0.8,request_id:crypto.randomUUID()});}
  if(dp==='/extract'){const urls=[].concat(b.urls||[]);const ok=[],bad=[];for(const u of urls){const mm=String(u).match(/^https?:\/\/([^/?#]+)([^?#]*)/);const p=mm&&getPage(mm[1],mm[2]||'/');p?ok.push({url:u,raw_content:strip(p.html),images:[]}):bad.push({url:u,error:'Failed to fetch url'});}return J(res,200,{results:ok,failed_results:bad,response_time:.5,request_id:crypto.randomUUID()});}
  return J(res,404,{detail:'Not Found'});}
 case'api.firecrawl.dev':{
  if(/^\/v[12]\/search$/.test(dp)){const rs=search(b.query,{max:b.limit||5});return J(res,200,{success:true,data:{web:rs.map((r,i)=>({url:r.d.url,title:r.d.title,description:chunk(r.d,r.terms,200),position:i+1}))}});}
  if(/^\/v[12]\/scrape$/.test(dp)){const mm=String(b.url||'').match(/^https?:\/\/([^/?#]+)([^?#]*)/);const p=mm&&getPage(mm[1],mm[2]||'/');return p?J(res,200,{success:true,data:{markdown:strip(p.html),html:p.html,links:[...p.html.matchAll(/href="([^"]+)"/g)].map(x=>x[1]),metadata:{title:p.title,sourceURL:b.url,statusCode:200}}}):J(res,200,{success:true,data:{markdown:'404',html:'',links:[],metadata:{title:'Not found',sourceURL:b.url,statusCode:404}}});}
  return J(res,404,{success:false,error:'Not found'});}
 case'r.jina.ai':{const mm=(path.slice(1)+(qs?'?'+qs:'')).match(/^https?:\/+([^/?#]+)([^?#]*)/);const p=mm&&getPage(mm[1],mm[2]||'/');return p?J(res,200,{code:200,status:20000,data:{title:p.title,description:'',url:p.url,content:strip(p.html),usage:{tokens:Math.ceil(p.html.length/4)}}}):J(res,422,{code:422,status:42206,name:'AssertionFailureError',message:'Failed to goto URL'});}
 case'www.wikidata.org':case'wikidata.org':{
  if(dp==='/w/api.php'){const a=q.get('action');if(a==='wbsearchentities'){const t=fold(q.get('search')||'').trim();const r=Object.entries(D.wikidata).filter(([k,e])=>t&&fold(e.label).startsWith(t)).map(([id,e])=>({id,title:id,pageid:+id.slice(1),concepturi:`http://www.wikidata.org/entity/${id}`,url:`//www.wikidata.org/wiki/${id}`,label:e.label,description:e.description,match:{type:'label',language:'en',text:e.label}}));return J(res,200,{searchinfo:{search:q.get('search')},search:r,success:1});}
   if(a==='wbgetentities'){const ids=(q.get('ids')||'').split('|');return J(res,200,{entities:Object.fromEntries(ids.map(i=>[i,ent(i)])),success:1});}
   return J(res,200,{batchcomplete:'',query:{search:[]}});}
  if(seg[1]==='Special:EntityData'){const id=(seg[2]||'').replace(/\.json$/,'');return D.wikidata[id]?J(res,200,{entities:{[id]:ent(id)}}):T(res,404,'No entity');}
  return T(res,404,'Not found');}
 case'en.wikipedia.org':case'de.wikipedia.org':case'nl.wikipedia.org':case'da.wikipedia.org':case'sv.wikipedia.org':{
  const en=host.startsWith('en.');const all=en?Object.entries(D.wikidata).filter(([,e])=>e.wiki):[];
  if(dp.startsWith('/api/rest_v1/page/summary/')){const t=fold(seg.slice(4).join('/').replace(/_/g,' '));const e=all.find(([,e])=>fold(e.wiki.replace(/_/g,' '))===t);return e?J(res,200,{type:'standard',title:e[1].label,displaytitle:e[1].label,wikibase_item:e[0],description:e[1].description,extract:e[1].extract,lang:'en',content_urls:{desktop:{page:`https://en.wikipedia.org/wiki/${e[1].wiki}`}}}):J(res,404,{type:'https://mediawiki.org/wiki/HyperSwitch/errors/not_found',title:'Not found.',method:'get',detail:'Page or revision not found.'});}
  if(dp==='/w/api.php'){const t=toks(q.get('srsearch')||q.get('search')||'');const f=all.filter(([,e])=>t.length&&t.every(w=>toks(e.label+' '+e.extract).includes(w)));if(q.get('action')==='opensearch')return J(res,200,[q.get('search'),f.map(([,e])=>e.label),f.map(()=>''),f.map(([,e])=>`https://en.wikipedia.org/wiki/${e.wiki}`)]);return J(res,200,{batchcomplete:'',query:{searchinfo:{totalhits:f.length},search:f.map(([i,e])=>({ns:0,title:e.label,pageid:+i.slice(1),snippet:e.extract.slice(0,150)}))}});}
  if(seg[0]==='wiki'){const e=all.find(([,e])=>fold(e.wiki)===fold(seg[1]||''));if(e)return T(res,200,`<!DOCTYPE html><html><head><title>${e[1].label} - Wikipedia</title></head><body><h1>${e[1].label}</h1><p>${e[1].extract}</p></body></html>`);}
  return T(res,404,'Not found');}
 case'pub.orcid.org':{const s=seg.slice(1);
  if(s[0]==='expanded-search'||s[0]==='search'){const t=q.get('q')||'';const get=k=>{const x=t.match(new RegExp(k+':(?:"([^"]*)"|([^\\s)]+))'));return x?fold(x[1]??x[2]).replace(/[*()]/g,''):null;};const g=get('given-names'),f=get('family-name'),o=get('affiliation-org-name'),em=get('email'),free=!g&&!f&&!o&&!em?toks(t):null;
   let r=Object.entries(D.orcid).filter(([id,p])=>!em&&(!g||toks(p.g).some(x=>toks(g).includes(x)))&&(!f||fold(p.f)===f)&&(!o||p.inst.some(i=>fold(i).includes(o)||o.includes(fold(i))))&&(!free||(free.length&&free.filter(w=>!['and','or'].includes(w)).every(w=>toks(p.g+' '+p.f+' '+p.inst.join(' ')).includes(w)))));
   if(s[0]==='search')return J(res,200,{result:r.length?r.map(([id])=>({'orcid-identifier':{uri:`https://orcid.org/${id}`,path:id,host:'orcid.org'}})):null,'num-found':r.length});
   return J(res,200,{'expanded-result':r.length?r.map(([id,p])=>({'orcid-id':id,'given-names':p.g,'family-names':p.f,'credit-name':p.credit,'other-name':[],email:[],'institution-name':p.inst})):null,'num-found':r.length});}
  const o=D.orcid[s[0]];if(!o)return J(res,404,{'response-code':404,'developer-message':'404 Not Found: The resource was not found.','user-message':'The resource was not found.','error-code':9016});
  const person={name:oname(s[0]),'other-names':{'other-name':[]},biography:o.bio?{content:o.bio}:null,'researcher-urls':{'researcher-url':o.urls.map(([n,u])=>({'url-name':n,url:{value:u}}))},emails:{email:[]},addresses:{address:[]},keywords:{keyword:o.keywords.map(k=>({content:k}))},'external-identifiers':{'external-identifier':[]},path:`/${s[0]}/person`};
  const emp={'affiliation-group':o.emp.map(a=>aff(s[0],a,'employment-summary'))},edu={'affiliation-group':o.edu.map(a=>aff(s[0],a,'education-summary'))},wk={group:o.works.map(w=>({'work-summary':[{title:{title:{value:w}},type:'journal-article','publication-date':{year:{value:'2025'}}}]}))};
  if(!s[1]||s[1]==='record')return J(res,200,{'orcid-identifier':{path:s[0]},person,'activities-summary':{employments:emp,educations:edu,works:wk}});
  return J(res,200,{person,employments:emp,educations:edu,works:wk}[s[1]]||{});}
 case'orcid.org':return T(res,200,'<!doctype html><html><head><title>ORCID</title></head><body><app-root></app-root></body></html>');
 case'api.openalex.org':{
  if(seg[0]==='authors'&&seg[1]){const id=dp.slice(9);const a=D.openalex.find(a=>id.includes(a.id.split('/').pop())||id.includes(a.orcid.split('/').pop()));return a?J(res,200,a):T(res,404,'<!doctype html><title>404 Not Found</title>');}
  if((q.get('filter')||'').includes('orcid:')){const a=D.openalex.filter(a=>q.get('filter').includes(a.orcid.split('/').pop()));return J(res,200,{meta:{count:a.length},results:a});}
  if(!q.get('api_key'))return J(res,401,{error:'Unauthorized',message:'An API key is required for search. Get one at https://openalex.org/settings/api'});
  const t=toks(q.get('search')||'');const a=D.openalex.filter(a=>t.length&&t.every(w=>toks(a.display_name+' '+a.display_name_alternatives.join(' ')).includes(w)));return J(res,200,{meta:{count:a.length,page:1,per_page:25},results:a,group_by:[]});}
 case'api.crossref.org':{const t=toks(q.get('query.author')||''),t2=toks((q.get('query.affiliation')||''));const it=D.works.filter(w=>w.authors.some(a=>{const n=toks(a[0]+' '+a[1]);return t.length&&t.some(x=>x===toks(a[1])[0])&&t.some(x=>n[0]===x||n[0][0]===x);})).map(w=>({DOI:w.DOI,title:[w.title],type:'journal-article','container-title':[w.journal],issued:{'date-parts':[[w.year]]},URL:`https://doi.org/${w.DOI}`,author:w.authors.map((a,i)=>({given:a[0],family:a[1],sequence:i?'additional':'first',affiliation:a[2]?[{name:a[2]}]:[],...(a[3]?{ORCID:'https://orcid.org/'+a[3],'authenticated-orcid':true}:{})})),score:20}));return J(res,200,{status:'ok','message-type':'work-list','message-version':'1.0.0',message:{'total-results':it.length,'items-per-page':20,items:it.slice(0,+(q.get('rows')||20))}});}
 case'hn.algolia.com':{if(seg[2]==='users'){const u=D.hn[seg[3]];return u?J(res,200,{username:seg[3],about:u.about,karma:u.karma}):J(res,404,{error:'User not found',status:404});}
  const tag=((q.get('tags')||'').match(/author_([\w-]+)/)||[])[1];const t=toks(q.get('query')||'');let h=Object.entries(D.hn).flatMap(([a,u])=>u.hits.map(x=>({...x,author:a,comment_text:null,created_at:new Date(x.created_at_i*1000).toISOString(),_tags:['story','author_'+a]}))).filter(x=>(!tag||x.author===tag)&&(!t.length||t.every(w=>toks(x.title+' '+x.author+' '+x.url).includes(w))));if((q.get('tags')||'').startsWith('comment'))h=[];return J(res,200,{hits:h,nbHits:h.length,page:0,nbPages:h.length?1:0,hitsPerPage:20});}
 case'news.ycombinator.com':{const u=D.hn[q.get('id')];return u?T(res,200,`<html><head><title>Profile: ${q.get('id')} | Hacker News</title></head><body>user: ${q.get('id')}<br>karma: ${u.karma}<br>about: ${u.about}</body></html>`):T(res,200,'No such user.');}
 case'api.stackexchange.com':{if(seg[1]==='users'&&!seg[2]){const t=fold(q.get('inname')||'');const it=(q.get('site')||'stackoverflow')==='stackoverflow'?D.se.filter(u=>t&&fold(u.display_name).includes(t)):[];return J(res,200,{items:it,has_more:false,quota_max:300,quota_remaining:288});}
  const u=D.se.find(u=>String(u.user_id)===seg[2]);if(seg[1]==='users'&&u&&!seg[3])return J(res,200,{items:[u],has_more:false,quota_max:300,quota_remaining:287});
  if(seg[1]==='users'&&seg[3]==='top-tags'&&u)return J(res,200,{items:u.user_id===6120331?[{tag_name:'python',answer_count:12,answer_score:40},{tag_name:'ifcopenshell',answer_count:9,answer_score:33}]:[],has_more:false,quota_remaining:286});return J(res,200,{items:[],has_more:false,quota_max:300,quota_remaining:286});}
 case'public.api.bsky.app':case'api.bsky.app':{const me=dp.split('/').pop();const a=(q.get('actor')||'').replace(/^@/,'');const hit=Object.entries(D.bsky).find(([h,x])=>h===a||x.did===a);const prof=([h,x])=>({did:x.did,handle:h,displayName:x.displayName,description:x.description,followersCount:x.followersCount,followsCount:x.followsCount,postsCount:x.postsCount,indexedAt:'2026-11-01T00:00:00.000Z',labels:[]});
  if(me==='app.bsky.actor.getProfile')return hit?J(res,200,prof(hit)):J(res,400,{error:'InvalidRequest',message:'Profile not found'});
  if(me==='app.bsky.feed.getAuthorFeed')return hit?J(res,200,{feed:hit[1].posts.map(([t,d],i)=>({post:{uri:`at://${hit[1].did}/app.bsky.feed.post/3k${i}`,cid:'c'+i,author:{did:hit[1].did,handle:hit[0],displayName:hit[1].displayName},record:{$type:'app.bsky.feed.post',text:t,createdAt:d},likeCount:7,replyCount:1,repostCount:0,indexedAt:d}}))}):J(res,400,{error:'InvalidRequest',message:'Profile not found'});
  if(me==='app.bsky.actor.searchActors'||me==='app.bsky.actor.searchActorsTypeahead'){const t=toks(q.get('q')||q.get('term')||'');return J(res,200,{actors:Object.entries(D.bsky).filter(([h,x])=>t.length&&t.every(w=>toks(h+' '+x.displayName+' '+x.description).includes(w))).map(prof)});}
  if(me==='app.bsky.feed.searchPosts')return J(res,403,{error:'Forbidden',message:'Forbidden'});return J(res,404,{error:'XRPCNotSupported',message:'XRPCNotSupported'});}
 case'api.gdeltproject.org':{const t=toks((q.get('query')||'').replace(/\b(sourcelang|domain|sourcecountry|theme):\S+/g,'')).filter(w=>!['or','and'].includes(w));const ar=D.gdelt.filter(a=>{const d=docs.find(d=>d.url===a[0]);return d&&t.length&&t.every(w=>d.tf.has(w));}).map(a=>({url:a[0],url_mobile:'',title:a[1],seendate:a[2],socialimage:'',domain:a[0].split('/')[2],language:a[3],sourcecountry:a[4]}));return J(res,200,ar.length?{articles:ar}:{});}
 case'itunes.apple.com':{const t=toks(q.get('term')||'');const r=D.podcasts.filter(p=>t.length&&t.every(w=>toks(p.collectionName+' '+p.artistName).includes(w)));return J(res,200,{resultCount:r.length,results:r.map(p=>({wrapperType:'track',kind:'podcast',collectionId:1700000041,trackName:p.collectionName,...p}))});}
 case'feeds.slushpile.example':return dp==='/rss'?T(res,200,rss,'application/rss+xml'):T(res,404,'Not found');
 case'www.youtube.com':case'youtube.com':if(dp==='/feeds/videos.xml')return q.get('channel_id')==='UCtinmoth0001'?T(res,200,yt,'text/xml'):T(res,404,'Not found');return T(res,404,'Not found');
 case'rdap.org':{const d=(seg[1]||'').toLowerCase();if(seg[0]==='domain'&&hosts.has(d))return J(res,200,{objectClassName:'domain',ldhName:d.toUpperCase(),status:['active'],events:[{eventAction:'registration',eventDate:'2012-05-01T00:00:00Z'},{eventAction:'expiration',eventDate:'2027-05-01T00:00:00Z'}],entities:[{objectClassName:'entity',roles:['registrar'],vcardArray:['vcard',[['version',{},'text','4.0'],['fn',{},'text','Example Registrar Ltd']]]}],nameservers:[{objectClassName:'nameserver',ldhName:'ns1.dnshost.example'}]});return J(res,404,{errorCode:404,title:'Not Found',description:['No RDAP service for this domain']});}
 case'www.sec.gov':if(dp==='/files/company_tickers.json')return J(res,200,{0:{cik_str:320193,ticker:'AAPL',title:'Apple Inc.'},1:{cik_str:789019,ticker:'MSFT',title:'MICROSOFT CORP'},2:{cik_str:1045810,ticker:'NVDA',title:'NVIDIA CORP'}});return T(res,404,'Not found');
 case'data.sec.gov':return T(res,404,'<?xml version="1.0"?><Error><Code>NoSuchKey</Code></Error>','application/xml');
 case'efts.sec.gov':return J(res,200,{hits:{total:{value:0},hits:[]}});
 case'gitlab.com':{const g=Object.values(D.gitlab);if(dp==='/api/v4/users'){const n=(q.get('username')||'').toLowerCase();return J(res,200,g.filter(u=>u.username===n).map(u=>({id:u.id,username:u.username,name:u.name,state:u.state,avatar_url:null,web_url:`https://gitlab.com/${u.username}`})));}
  const u=g.find(u=>String(u.id)===seg[3]||u.username===seg[3]);if(seg[2]==='users'&&u){if(seg[4]==='projects')return J(res,200,u.projects.map((p,i)=>({id:i+1,name:p.name,path_with_namespace:`${u.username}/${p.name}`,description:p.description,web_url:`https://gitlab.com/${u.username}/${p.name}`,star_count:4})));return J(res,200,{id:u.id,username:u.username,name:u.name,state:u.state,bio:u.bio,location:u.location,public_email:'',web_url:`https://gitlab.com/${u.username}`,linkedin:'',twitter:'',website_url:'',organization:'Steinbrück & Vogt'});}
  const w=g.find(u=>u.username===seg[0]);if(w)return T(res,200,`<html><head><title>${w.name} · GitLab</title></head><body><h1>${w.name}</h1><p>${esc(w.bio)}</p><p>${w.location}</p></body></html>`);return J(res,404,{message:'404 Not Found'});}
 case'github.com':{const u=D.github[seg[0]];if(u&&!seg[1])return T(res,200,`<html><head><title>${u.login} (${u.name}) · GitHub</title></head><body><h1>${u.name}</h1><p>${esc(u.bio||'')}</p><p>${esc(u.company||'')}</p><p>${u.location||''}</p>${(D.repos[u.login]||[]).map(r=>`<div><a href="/${r.full_name}">${r.name}</a><p>${esc(r.description||'')}</p></div>`).join('')}</body></html>`);return T(res,404,'Not Found');}
 case'web.archive.org':case'archive.org':return seg[0]==='cdx'?J(res,200,[]):dp.startsWith('/wayback/available')?J(res,200,{url:q.get('url'),archived_snapshots:{}}):T(res,404,'Not found');
 case'dns.google':case'cloudflare-dns.com':{const n=(q.get('name')||'').replace(/\.$/,'');return J(res,200,hosts.has(n)?{Status:0,TC:false,RD:true,RA:true,Question:[{name:n+'.',type:15}],Answer:[{name:n+'.',type:15,TTL:300,data:'10 mx.mailhost.example.'}]}:{Status:3,TC:false,RD:true,RA:true,Question:[{name:n+'.',type:15}]});}
 case'api.search.brave.com':return J(res,422,{type:'ErrorResponse',error:{code:'SUBSCRIPTION_TOKEN_INVALID',detail:'The provided subscription token is invalid.',status:422}});
 case'www.linkedin.com':case'linkedin.com':return T(res,999,'<html><head><script>window.location.href="/authwall"</script></head></html>');
 case'x.com':case'twitter.com':return T(res,403,'Forbidden');
 case'api.apollo.io':return T(res,401,'Invalid access credentials.','text/plain');
 case'api.exa.ai':case'google.serper.dev':case'serpapi.com':case'api.peopledatalabs.com':case'api.hunter.io':case'linkdapi.com':case'api.x.com':return noauth(res);
 }
 const mast=D.mastodon[host];
 if(mast){const prof=n=>mast[n]&&({id:'1099',username:n,acct:n,display_name:mast[n].display_name,note:mast[n].note,url:`https://${host}/@${n}`,followers_count:120,following_count:99,statuses_count:3,bot:false,created_at:'2022-11-10T00:00:00.000Z',fields:mast[n].fields});
  if(dp==='/.well-known/webfinger'){const n=(q.get('resource')||'').replace(/^acct:/,'').split('@')[0];return mast[n]?J(res,200,{subject:`acct:${n}@${host}`,aliases:[`https://${host}/@${n}`],links:[{rel:'http://webfinger.net/rel/profile-page',type:'text/html',href:`https://${host}/@${n}`},{rel:'self',type:'application/activity+json',href:`https://${host}/users/${n}`}]}):J(res,404,{error:'Record not found'});}
  if(dp==='/api/v1/accounts/lookup'){const p=prof((q.get('acct')||'').split('@')[0]);return p?J(res,200,p):J(res,404,{error:'Record not found'});}
  if(/^\/api\/v1\/accounts\/\d+\/statuses$/.test(dp))return J(res,200,[]);
  if(seg[0]?.startsWith('@')&&mast[seg[0].slice(1)]){const p=mast[seg[0].slice(1)];return T(res,200,`<html><head><title>${p.display_name} (@${seg[0].slice(1)}@${host})</title></head><body><h1>${p.display_name}</h1>${p.note}<a rel="me" href="https://maasmond.example/icd/people/jansma">Staff page</a></body></html>`);}
  return J(res,404,{error:'Record not found'});}
 if(hosts.has(host.replace(/^www\./,'')))return page(res,host,path);
 return /\.example$/.test(host)?J(res,502,{error:'getaddrinfo ENOTFOUND '+host}):J(res,404,{error:'Not Found'});}
const ent=i=>{const e=D.wikidata[i];return e?{type:'item',id:i,labels:{en:{language:'en',value:e.label}},descriptions:{en:{language:'en',value:e.description}},aliases:{},claims:e.claims,sitelinks:e.wiki?{enwiki:{site:'enwiki',title:e.label}}:{}}:{id:i,missing:''};};
http.createServer((req,res)=>{let b='';req.on('data',c=>b+=c);req.on('end',()=>handle(req,res,b).catch(e=>{console.error(e);if(!res.headersSent)J(res,500,{error:String(e)});}));}).listen(PORT,'127.0.0.1',()=>console.log('world o on '+PORT));
