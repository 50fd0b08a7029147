// small full-text engine over all pages and listings
import {W} from './lib.mjs';
const ent={amp:'&',lt:'<',gt:'>',quot:'"',nbsp:' ',ndash:'–',mdash:'—',rsquo:'’',lsquo:'‘',ldquo:'“',rdquo:'”',middot:'·',bull:'•',copy:'©',raquo:'»',eacute:'é',ntilde:'ñ',oacute:'ó',iexcl:'¡',apos:"'"};
export const dec=s=>s.replace(/&(#x?[0-9a-f]+|[a-z]+);/gi,(m,e)=>e[0]=='#'?String.fromCodePoint(e[1]=='x'?parseInt(e.slice(2),16):+e.slice(1)):ent[e]??m);
export const text=h=>dec(h.replace(/<\/a><a\b/g,'</a> <a').replace(/<!--[\s\S]*?-->/g,'').replace(/<(script|style|head|nav)\b[\s\S]*?<\/\1>/gi,' ').replace(/<(\/?(p|div|h\d|li|tr|td|th|br|section|article|ul|table|dt|dd|time|header|footer|main|blockquote|title)\b)[^>]*>/gi,'\n').replace(/<[^>]+>/g,'')).replace(/[ \t\r]+/g,' ').replace(/\s*\n\s*/g,'\n').trim();
export const titleOf=h=>dec((/<title>([\s\S]*?)<\/title>/i.exec(h)||[,''])[1]).trim();
const fold=s=>s.normalize('NFD').replace(/[\u0300-\u036f]/g,'').toLowerCase().replace(/[’‘]/g,"'").replace(/[–—]/g,'-');
const tok=s=>fold(s).match(/[a-z0-9]+/g)||[];
const stop=new Set('the a an of and or in on at to for is with by from as site www com https http'.split(' '));
let docs,df,avg;
const init=()=>{docs=[];for(const p of W.pages)if(!p.noindex)docs.push({url:p.url,title:titleOf(p.body)||p.url,text:text(p.body),date:p.date});
 for(const l of W.listings)docs.push({url:l.url,title:l.title,text:l.content,listing:1});
 for(const [k,v] of Object.entries(W.wikipedia))docs.push({url:'https://en.wikipedia.org/wiki/'+k,title:v.title+' - Wikipedia',text:v.extract});
 for(const g of W.github)docs.push({url:'https://github.com/'+g.login,title:`${g.login} (${g.name}) · GitHub`,text:`${g.name} ${g.login}\n${g.bio}\n${g.company} ${g.location}\n`+g.repos.map(r=>r.name+': '+r.description).join('\n')});
 df={};let n=0;for(const d of docs){d.tf={};const t=tok(d.title+' '+d.title+' '+d.text+' '+d.url.replace(/https?:\/\//,''));d.len=t.length;n+=t.length;for(const x of t)d.tf[x]=(d.tf[x]||0)+1;for(const x in d.tf)df[x]=(df[x]||0)+1;d.f=' '+tok(d.title+' '+d.text).join(' ')+' ';d.host=new URL(d.url).host}avg=n/docs.length};
const inDom=(h,l)=>l.some(d=>{d=d.replace(/^https?:\/\//,'').replace(/^\*\.|^www\./,'').split('/')[0];return h==d||h.endsWith('.'+d)});
export function search(query,{max=5,include=[],exclude=[],raw=false}={}){
 if(!docs)init(); let q=String(query);const sites=[];q=q.replace(/(-?)\bsite:(\S+)/gi,(m,neg,s)=>{s=s.replace(/["()]/g,'');(neg?exclude=[...exclude,s]:sites.push(s));return ' '});
 const phrases=[...q.matchAll(/["“]([^"”]+)["”]/g)].map(m=>tok(m[1]).join(' ')).filter(Boolean);
 const terms=[...new Set(tok(q).filter(t=>!stop.has(t)))];
 const S=[];
 for(const d of docs){ if(sites.length&&!sites.some(s=>{const i=s.indexOf('/');const dom=i<0?s:s.slice(0,i);return inDom(d.host,[dom])&&(i<0||d.url.replace(/^https?:\/\/(www\.)?/,'').startsWith(s.replace(/^www\./,'')))}))continue;
  if(include.length&&!inDom(d.host,include))continue; if(exclude.length&&inDom(d.host,exclude))continue;
  let s=0,hit=0,tot=0;for(const t of terms){const idf=Math.log(1+(docs.length-(df[t]||0)+.5)/((df[t]||0)+.5));tot+=idf;const f=d.tf[t]||0;if(f){hit+=idf;s+=idf*f*2.2/(f+1.2*(.25+.75*d.len/avg))}}
  let ph=0;for(const p of phrases)if(d.f.includes(' '+p+' '))ph++;
  if(!terms.length&&sites.length){S.push([.5,d]);continue}
  if(!s)continue; const cov=tot?hit/tot:0; if(cov<.25&&!ph)continue;
  S.push([s*(.4+cov)*(phrases.length?(.35+ph/phrases.length):1),d,cov,phrases.length?ph/phrases.length:cov]);}
 S.sort((a,b)=>b[0]-a[0]); const top=S[0]?.[0]||1;
 return S.slice(0,max).map(([s,d,cov=.5,ph=.5])=>({url:d.url,title:d.title,content:snip(d,terms),score:+Math.min(.99,.15+.45*(s/top)*Math.max(cov,.3)+.39*cov*ph).toFixed(6),raw_content:raw?d.text:null,published_date:d.date}));}
function snip(d,terms){ if(d.listing||d.text.length<900)return d.text.replace(/\n/g,' ');
 const parts=d.text.split('\n').filter(x=>x.length>2);const sc=parts.map((p,i)=>({p,i,s:tok(p).reduce((a,t)=>a+(terms.includes(t)?1/Math.sqrt(df[t]||1):0),0)+(p.length>80?.05:0)})).sort((a,b)=>b.s-a.s);
 const keep=new Set();let n=0;for(const x of sc){if(n>900)break;keep.add(x.i);if(keep.size<5&&x.s>0&&parts[x.i+1])keep.add(x.i+1);n+=x.p.length}
 return [...keep].sort((a,b)=>a-b).map(i=>parts[i]).join(' ').slice(0,1300);}
