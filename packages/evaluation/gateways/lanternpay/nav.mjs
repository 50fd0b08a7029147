// index pages for menu entries that have no page of their own but have pages below them; plain ones for contact and careers
import {W,pg,esc} from './lib.mjs';
for(const s of W.sites.values())for(const[h,l]of s.nav||[]){if(W.pages.has(s.host+h))continue;const pre=s.host+(h.endsWith('/')?h:h+'/');
 const kids=[...W.pages].filter(([k])=>k.startsWith(pre)&&k!=pre);
 if(kids.length)pg(s,h,l,`<h1>${esc(l)}</h1><ul>${kids.map(([k,p])=>`<li><a href="${k.slice(s.host.length)}">${esc(p.title.split(' | ')[0])}</a>${p.date?` <small>${p.date}</small>`:''}</li>`).join('')}</ul>`,{nosearch:true});
 else if(/careers|contact/i.test(h))pg(s,h,l,`<h1>${esc(l)}</h1><p>${/careers/i.test(h)?'We have no open positions at the moment. Please check back soon.':'Write to us at hello@'+s.host+'.'}</p>`,{nosearch:true})}
