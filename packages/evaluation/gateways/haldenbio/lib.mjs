// shared registry: every data/*.mjs module fills W
export const W={pages:[],listings:[],robots:{},people:[],gravatar:{},github:[],commits:[],wikidata:[],wikipedia:{},orcid:[],openalex:[],crossref:[],hn:[],hnItems:[],so:[],bsky:[],mastodon:[],gdelt:[],itunes:[],rdap:{},edgar:[],gitlab:[],youtube:{}};
export const page=(url,html,o={})=>{const u=new URL(url);W.pages.push({url,host:u.host,path:u.pathname+(u.search||''),body:html,type:o.type||'text/html; charset=utf-8',noindex:o.noindex,date:o.date})};
export const robots=(h,t)=>{W.robots[h]=t};
export const loc=(c,st,ab,country='United States',more='')=>[`${c}, ${st}`,`${c}, ${ab}`,c,`${c}, ${st}, ${country}`,`${c}, ${ab}, ${country}`,...(country=='United States'?[`${c}, ${ab}, USA`,`${c}, ${st}, USA`,`${c}, ${ab}, US`]:[]),`${c} Area`,`Greater ${c} Area`,`${c} Metropolitan Area`,...(more?more.split('|'):[])].join('|');
export const LI={};
// a LinkedIn profile that is visible only as a search result
export const li=(slug,name,head,{about='',exp='',edu='',loc='',conn='500+',titleCo}={})=>{
 const content=[about?about.replace(/\.?$/,'.'):head,exp&&`Experience: ${exp}`,edu&&`Education: ${edu}`,loc&&`Location: ${loc}`,`${conn} connections on LinkedIn. View ${name}’s profile on LinkedIn, a professional community of 1 billion members.`].filter(Boolean).join(' · ');
 LI[slug]={head,about,content};
 W.listings.push({url:`https://www.linkedin.com/in/${slug}`,title:`${name} - ${titleCo||head} | LinkedIn`,content});};
export const xl=(h,name,bio,extra='')=>W.listings.push({url:`https://x.com/${h}`,title:`${name} (@${h}) / X`,content:`${bio} ${extra}`.trim()});
const K={ti:'professional.current_title',co:'professional.current_company',lo:'professional.current_location',in:'professional.industry',sk:'professional.skills',ac:'professional.achievements',int:'personal.interests',hob:'personal.hobbies',team:'personal.sports_teams',cau:'personal.causes',mem:'personal.memberships',edu:'education.entries',cert:'education.certifications',pet:'family.pets',li:'social_media.linkedin.url',lib:'social_media.linkedin.bio',tw:'social_media.twitter.url',twb:'social_media.twitter.bio'};
const arr=v=>v==null?[]:Array.isArray(v)?v:[v];
const split=s=>s.split('|').map(x=>x.trim()).filter(Boolean);
const fact=(k,s)=>{ if(k!='edu')return split(s); const [i,d,f,y]=s.split(';').map(x=>(x||'').trim()); const o={institution:split(i)}; if(d)o.degree=split(d); if(f)o.field_of_study=split(f); if(y)o.graduation_year=+y; return o;};
// P(company, id, contact_data, truth, allowed, never, note); facts are "spelling|spelling"; education "institution;degree;field;year"
export const P=(C,id,cd,t={},a={},never=[],note='')=>{
 t={...t};a={...a}; const nothing=!!t.nothing; delete t.nothing;
 const ensure=(o,k,v)=>{if(v)o[k]=[...arr(o[k]),...arr(v)]};
 if(!nothing){ if(!t.co&&C.co)t.co=C.co; if(!t.in&&C.in)t.in=C.in; if(t.lo===1)t.lo=C.lo; else if(!t.lo&&C.lo)ensure(a,'lo',C.lo);} else {ensure(a,'co',C.co);ensure(a,'in',C.in);ensure(a,'lo',C.lo);if(cd.title)ensure(a,'ti',cd.title)}
 if(t.in&&C.in)ensure(a,'in',C.inMore);
 if(t.li){const s=t.li,L=LI[s]; t.li=`https://www.linkedin.com/in/${s}|linkedin.com/in/${s}|https://linkedin.com/in/${s}|https://www.linkedin.com/in/${s}/`; if(L){(L.about?ensure(t,'lib',[L.about,L.content,L.head].join('|')):ensure(a,'lib',[L.head,L.content].join('|')))}}
 if(t.tw){const h=t.tw; t.tw=`https://x.com/${h}|x.com/${h}|https://twitter.com/${h}|twitter.com/${h}|@${h}`}
 // the same true thing filed under a neighbouring field is no error
 const mir=(from,tos)=>{for(const o of [t,{...a}])for(const v of arr(o[from]))for(const to of tos)a[to]=[...arr(a[to]),v]};
 mir('hob',['int']);const h0=arr(t.int).concat(arr(a.int));mir('int',['hob']);mir('team',['int']);mir('cau',['int','mem','ac']);mir('mem',['cau','ac']);mir('cert',['sk','ac']);mir('ac',['sk']);mir('sk',['int']);
 const out=(o)=>{const r={};for(const k in o){if(!K[k])throw new Error(id+' key '+k);const seen=new Set();r[K[k]]=arr(o[k]).filter(s=>!seen.has(s)&&seen.add(s)).map(s=>fact(k,s))}return r};
 const T=out(t),A=out(a); for(const k in A){const have=new Set((T[k]||[]).map(f=>JSON.stringify(f)));A[k]=A[k].filter(f=>!have.has(JSON.stringify(f)));if(!A[k].length)delete A[k]}
 W.people.push({id,contact_data:cd,nothing_online:nothing,truth:T,allowed:A,never,note});};
