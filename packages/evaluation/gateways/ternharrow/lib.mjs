// registry of pages, listings, people
export const pages=new Map();      // "host/path" -> {url,html,type,title}
export const listings=[];          // search-only results
export const robots={};            // host -> text
export const people=[];
const li={}, tw={};
export const strip=h=>h.replace(/<(script|style|noscript)[\s\S]*?<\/\1>/gi,' ').replace(/<!--[\s\S]*?-->/g,' ').replace(/<\/(p|div|li|h\d|td|tr|section|article|header|footer|dd|dt|figcaption|blockquote|title)>|<br\s*\/?>/gi,'\n').replace(/<[^>]+>/g,' ')
 .replace(/&nbsp;/g,' ').replace(/&copy;/g,'©').replace(/&lt;/g,'<').replace(/&gt;/g,'>').replace(/&quot;/g,'"').replace(/&#8217;|&#39;|&rsquo;/g,"'").replace(/&#8211;|&ndash;/g,'–').replace(/&#8220;|&#8221;/g,'"').replace(/&amp;/g,'&').replace(/[ \t]+/g,' ').replace(/\s*\n\s*/g,'\n').trim();
export function pg(url,html,o={}){const m=url.match(/^([^/]+)(\/.*)?$/);const host=m[1],path=m[2]||'/';
 const title=o.title||(html.match(/<title>([\s\S]*?)<\/title>/)||[])[1]||host;
 pages.set(host+path.replace(/\/$/,''),{host,path,url:'https://'+host+path,html,type:o.type||'text/html; charset=utf-8',title:strip(title),noindex:o.noindex,status:o.status||200,date:o.date});}
// LI(person id or null, slug, country prefix, title, snippet)
export function LI(pid,slug,cc,title,snip){listings.push({url:`https://${cc}.linkedin.com/in/${slug}`,title:title+' | LinkedIn',content:snip});
 if(pid)li[pid]={slug,cc,title,snip};}
export function TW(pid,h,name,bio){if(bio)listings.push({url:`https://x.com/${h}`,title:`${name} (@${h}) / X`,content:bio});if(pid)tw[pid]={h,bio};}
export const K={T:'professional.current_title',C:'professional.current_company',L:'professional.current_location',I:'professional.industry',S:'professional.skills',A:'professional.achievements',int:'personal.interests',hob:'personal.hobbies',team:'personal.sports_teams',cause:'personal.causes',mem:'personal.memberships',edu:'education.entries',cert:'education.certifications',pet:'family.pets',li:'social_media.linkedin.url',lib:'social_media.linkedin.bio',tw:'social_media.twitter.url',twb:'social_media.twitter.bio'};
const facts=(k,v)=>k==='edu'?[].concat(v).map(e=>{const o={institution:e.i.split('|')};if(e.d)o.degree=e.d.split('|');if(e.f)o.field_of_study=e.f.split('|');if(e.y)o.graduation_year=e.y;return o;}):[].concat(v).map(s=>s.split('|'));
export function P(id,contact,t,a,never,note,co){people.push({id,contact,t:t||{},a:a||{},never:never||[],note,co});}
export function build(){return people.map(({id,contact,t,a,never,note,co})=>{
 const truth={},al={};const add=(o,k,f)=>{(o[K[k]]??=[]).push(...f)};
 for(const k in t){if(t[k]==null)continue;add(truth,k,facts(k,t[k]));}
 for(const k in a){if(a[k]==null)continue;add(al,k,facts(k,a[k]));}
 const nothing=!Object.keys(t).length;
 if(!nothing){
  if(co){add(al,'I',[co.ind.split('|')]);if(co.loc)add(al,'L',[co.loc.split('|')]);if(t.C)add(al,'C',[co.names.split('|')]);}
  const both=k=>[...(t[k]?facts(k,t[k]):[]),...(a[k]?facts(k,a[k]):[])];
  const mir={int:['hob'],hob:['int'],cause:['int','mem'],team:['int','hob','mem'],mem:['A','cause','int'],cert:['A','S'],S:['int'],A:['mem']};
  for(const k in mir){const f=both(k);if(f.length)for(const m of mir[k])add(al,m,f);}
  const l=li[id];if(l){const s=l.slug;const v=[];for(const h of ['www.','',l.cc+'.'])v.push(`https://${h}linkedin.com/in/${s}`,`https://${h}linkedin.com/in/${s}/`);v.push('linkedin.com/in/'+s);add(truth,'li',[v]);
   const parts=l.snip.split(/ · | \.\.\. /).map(x=>x.trim()).filter(Boolean);const sent=l.snip.split(/(?<=[.!?])\s+/);const mid=l.title.split(/ [-–] /);
   add(al,'lib',[[...new Set([l.snip,l.title,l.title+' | LinkedIn',mid.slice(1).join(' - '),mid.slice(1).join(' at '),mid[1],...parts,...parts.map(x=>x.replace(/^[A-Z][a-z]+: /,'')),...sent].filter(Boolean))]]);}
  const w=tw[id];if(w){add(truth,'tw',[[`https://x.com/${w.h}`,`https://twitter.com/${w.h}`,`x.com/${w.h}`,`twitter.com/${w.h}`,`https://www.x.com/${w.h}`,`https://www.twitter.com/${w.h}`,`@${w.h}`]]);if(w.bio)add(al,'twb',[[w.bio,...w.bio.split(/(?<=[.!?])\s+/)]]);}
 }
 for(const o of [truth,al])for(const k in o){const seen=new Set();o[k]=o[k].filter(f=>{const j=JSON.stringify(f);if(seen.has(j))return false;seen.add(j);return true;});}
 for(const k in al)if(truth[k]){const s=new Set(truth[k].map(f=>JSON.stringify(f)));al[k]=al[k].filter(f=>!s.has(JSON.stringify(f)));if(!al[k].length)delete al[k];}
 return{id,contact_data:contact,nothing_online:nothing,truth,allowed:al,never,note};});}
