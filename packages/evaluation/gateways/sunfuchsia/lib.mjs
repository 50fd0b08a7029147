export const pages=new Map(), sites=new Map(), listing=[];
export function site(host,o={}){sites.set(host,{robots:null,created:'2014-03-11T09:12:00Z',registrar:'Namebarn Ltd',...o});}
export function page(host,path,body,o={}){ if(!sites.has(host))site(host); pages.set(host+path,{host,path,body,type:o.type||'text/html; charset=utf-8',date:o.date||null,noindex:!!o.noindex,lang:o.lang||'en',news:!!o.news});}
export function snip(url,title,content,date){listing.push({url,title,content,date:date||null});}
export const esc=s=>String(s).replace(/[&<>"]/g,c=>({'&':'&amp;','<':'&lt;','>':'&gt;','"':'&quot;'}[c]));
export const ps=a=>(Array.isArray(a)?a:[a]).map(x=>`<p>${x}</p>`).join('\n');
export const slug=s=>s.normalize('NFD').replace(/[\u0300-\u036f]/g,'').toLowerCase().replace(/[^a-z0-9]+/g,'-').replace(/^-|-$/g,'');
