// helpers: the world's stores and the small DSL used by part*.mjs
export const W={pages:new Map(),robots:{},redirects:{},listings:[],people:[],gravatar:{},github:{},orcid:{},openalex:[],crossref:[],hn:{},se:{},bsky:{},masto:{},wikidata:{},wikipedia:{},podcasts:[],gitlab:{},youtube:{},gdelt:[],rdap:{},feeds:new Map(),hosts:new Set()};
export const esc=s=>String(s).replace(/[&<>"]/g,c=>({'&':'&amp;','<':'&lt;','>':'&gt;','"':'&quot;'}[c]));
export function page(host,path,html,type='text/html; charset=utf-8'){W.hosts.add(host);W.pages.set(host+path,{host,path,html,type})}
export function feed(host,path,xml){W.hosts.add(host);W.pages.set(host+path,{host,path,html:xml,type:'application/rss+xml; charset=utf-8',noindex:true})}
export function robots(host,txt){W.hosts.add(host);W.robots[host]=txt}
export function www(bare,toWww=true){const a=bare,b='www.'+bare;W.hosts.add(a);W.hosts.add(b);if(toWww)W.redirects[a]=b;else W.redirects[b]=a}
export function listing(url,title,content,date){W.listings.push({url,title,content,date})}
const F={title:'professional.current_title',company:'professional.current_company',loc:'professional.current_location',ind:'professional.industry',skills:'professional.skills',ach:'professional.achievements',int:'personal.interests',hob:'personal.hobbies',sport:'personal.sports_teams',causes:'personal.causes',memb:'personal.memberships',edu:'education.entries',cert:'education.certifications',pets:'family.pets',li:'social_media.linkedin.url',libio:'social_media.linkedin.bio',tw:'social_media.twitter.url',twbio:'social_media.twitter.bio'};
const sp=s=>s.split('|').map(x=>x.trim());
function facts(o){const r={};for(const[k,v]of Object.entries(o||{})){if(!F[k])throw Error('field '+k);
 r[F[k]]=(Array.isArray(v)?v:[v]).map(x=>{
  if(k==='edu'){const[i,d,f,y]=x.split(';').map(z=>z.trim());const e={institution:sp(i)};if(d)e.degree=sp(d);if(f)e.field_of_study=sp(f);if(y)e.graduation_year=+y;return e}
  if(k==='li'){const u=x.replace(/\/$/,'');const slug=u.split('/in/')[1];return[...new Set([u,'https://www.linkedin.com/in/'+slug,'https://linkedin.com/in/'+slug,'linkedin.com/in/'+slug])]}
  if(k==='tw'){const h=x.replace(/^.*\//,'').replace('@','');return['https://x.com/'+h,'https://twitter.com/'+h,'x.com/'+h,'twitter.com/'+h,'@'+h]}
  return sp(x)})}return r}
export function person(id,contact_data,truth,o={}){if(W.people.some(p=>p.id===id))throw Error('dup '+id);W.people.push({id,contact_data,nothing_online:!!o.nothing,truth:facts(truth),allowed:facts(o.allowed),never:o.never||[],note:o.note||''})}
