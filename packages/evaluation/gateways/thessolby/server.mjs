import { createServer } from 'node:http';
import * as W from './services.mjs';
const { sites, raw, robots, text } = W;
const fold = s => String(s).normalize('NFD').replace(/[\u0300-\u036f]/g,'').toLowerCase().replace(/[’']/g,'');
const toks = s => fold(s).match(/[a-z0-9]+/g) ?? [];
const docs = W.documents().map(d => { const t = toks(d.title+' '+d.title+' '+d.text+' '+d.url.replace(/^https?:\/\//,'').replace(/[\/._-]/g,' ')); const tf = new Map(); for (const w of t) tf.set(w,(tf.get(w)??0)+1); return {...d,tf,len:t.length,flat:' '+toks(d.title+' '+d.text).join(' ')+' '}; });
const df = new Map(); for (const d of docs) for (const w of d.tf.keys()) df.set(w,(df.get(w)??0)+1);
const avg = docs.reduce((a,d)=>a+d.len,0)/docs.length;
const STOP = new Set('the a an of and or in on at for to is with by from about who what'.split(' '));
const hostMatch = (h, s) => { s = s.replace(/^www\./,''); h = h.replace(/^www\./,''); return h === s || h.endsWith('.'+s); };
const inSite = (u, s) => { try { const x = new URL(u); const [h,...rest] = s.replace(/^https?:\/\//,'').split('/'); return hostMatch(x.host,h) && (!rest.join('/') || x.pathname.startsWith('/'+rest.join('/').replace(/\/$/,''))); } catch { return false; } };
function search(q, max, include = [], exclude = [], newsOnly = false) {
  q = String(q ?? ''); const inc = [...include], exc = [...exclude];
  q = q.replace(/(-?)site:(\S+)/gi,(_,m,s)=>{ (m?exc:inc).push(s.replace(/[()"]/g,'')); return ' '; });
  const phrases = [...q.matchAll(/"([^"]+)"/g)].map(m => toks(m[1]).join(' ')).filter(Boolean);
  const ws = [...new Set(toks(q.replace(/\b(OR|AND)\b/g,' ')))].filter(w => !STOP.has(w));
  if (!ws.length && !inc.length) return [];
  const out = [];
  for (const d of docs) {
    if (newsOnly && !d.news) continue;
    if (inc.length && !inc.some(s => inSite(d.url,s))) continue;
    if (exc.some(s => inSite(d.url,s))) continue;
    let s = 0, hit = 0; for (const w of ws) { const f = d.tf.get(w); if (!f) continue; hit++; const idf = Math.log(1+(docs.length-df.get(w)+.5)/(df.get(w)+.5)); s += idf*f*2.2/(f+1.2*(.25+.75*d.len/avg)); }
    for (const p of phrases) if (d.flat.includes(' '+p+' ')) s += 4+p.split(' ').length*2;
    const tq = ws.join(' '); if (ws.length > 1 && d.flat.includes(' '+tq+' ')) s += 4;
    if (!ws.length) s = 1; if (s <= 0 || (ws.length > 2 && hit < 2)) continue;
    out.push({d,s});
  }
  out.sort((a,b)=>b.s-a.s); const top = out[0]?.s ?? 1;
  return out.filter(o => o.s >= top*.18).slice(0,max).map(o => ({url:o.d.url,title:o.d.title,snippet:snippet(o.d.text,ws),raw:o.d.text,score:Math.min(.99,Math.round((.25+.7*o.s/(top+2))*1e4)/1e4),news:o.d.news,d:o.d}));
}
function snippet(t, ws) {
  const sents = t.split(/(?<=[.!?»])\s+/); const sc = sents.map((s,i) => [i, toks(s).filter(w => ws.includes(w)).length]).filter(x => x[1]).sort((a,b)=>b[1]-a[1]||a[0]-b[0]).slice(0,4).map(x=>x[0]).sort((a,b)=>a-b);
  const pick = []; for (const i of sc) for (const j of [i,i+1]) if (sents[j] !== undefined && !pick.includes(j)) pick.push(j);
  let r = '', last = -1; for (const i of (pick.length?pick.sort((a,b)=>a-b):[0,1])) { if (sents[i]===undefined) continue; r += (r && i !== last+1 ? ' ... ' : r ? ' ' : '') + sents[i]; last = i; }
  return r.length > 700 ? r.slice(0,697)+'...' : r;
}
const J = (o, status=200, h={}) => ({status,type:'application/json; charset=utf-8',body:JSON.stringify(o),h});
const H = (b, status=200) => ({status,type:'text/html; charset=utf-8',body:b});
const html404 = (s, host) => H(`<!doctype html><html lang="${s?.lang ?? 'en'}"><head><title>${s ? (s.lang==='it'?'Pagina non trovata':s.lang==='sv'?'Sidan hittades inte':'Page not found') : 'Not found'}</title></head><body><h1>404</h1><p>${s?.lang==='it'?'La pagina richiesta non esiste.':s?.lang==='sv'?'Sidan finns inte.':'The page you asked for is not here.'}</p>${s?`<a href="/">${s.name}</a>`:''}</body></html>`,404);
const siteOf = host => sites[host] ?? sites['www.'+host] ?? sites[host.replace(/^www\./,'')];
function getPage(u) { // u: URL
  const key = `https://${u.host}${u.pathname}${u.search}`;
  if (raw[key]) return {status:200,type:raw[key][0]+'; charset=utf-8',body:raw[key][1]};
  const k2 = `https://${u.host}${u.pathname.replace(/\/$/,'')}`; if (raw[k2] && !u.search) return {status:200,type:raw[k2][0]+'; charset=utf-8',body:raw[k2][1]};
  const s = siteOf(u.host); if (!s) return html404();
  let path; try { path = decodeURI(u.pathname); } catch { path = u.pathname; }
  if (path === '/robots.txt') return robots[s.host] ? {status:200,type:'text/plain; charset=utf-8',body:robots[s.host]} : s.layout==='wp' ? {status:200,type:'text/plain; charset=utf-8',body:`User-agent: *\nDisallow: /wp-admin/\nAllow: /wp-admin/admin-ajax.php\n\nSitemap: https://${s.host}/wp-sitemap.xml\n`} : html404(s);
  if (/^\/(wp-)?sitemap\.xml$/.test(path) && (s.layout==='wp' || robots[s.host]?.includes('Sitemap'))) return {status:200,type:'application/xml; charset=utf-8',body:`<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${Object.values(s.pages).map(p=>`<url><loc>${p.url}</loc></url>`).join('')}</urlset>`};
  const p = s.pages[path] ?? s.pages[path+'/'] ?? s.pages[path.replace(/\/$/,'')]; 
  return p ? H(p.html) : html404(s);
}
const nameHit = (q, name) => { const n = toks(name), t = toks(q); return t.length > 0 && t.every(w => n.includes(w)); };
async function answer(method, u, body, headers) {
  const host = u.host, path = u.pathname, q = u.searchParams; let m;
  const b = (() => { try { return JSON.parse(body || '{}') ?? {}; } catch { return {}; } })();
  switch (host) {
    case 'api.tavily.com': {
      if (method !== 'POST') return J({detail:'Method Not Allowed'},405);
      if (path === '/extract') { const urls = [].concat(b.urls ?? []); const results = [], failed_results = []; for (const x of urls) { let r; try { r = getPage(new URL(x)); } catch { r = {status:400}; } r.status === 200 ? results.push({url:x,raw_content:text(r.body),images:[]}) : failed_results.push({url:x,error:'Failed to fetch url'}); } return J({results,failed_results,response_time:.3,request_id:'c-'+Date.now()}); }
      if (path !== '/search') return J({detail:'Not Found'},404);
      if (!b.query || typeof b.query !== 'string') return J({detail:{error:'Query is missing.'}},400);
      const r = search(b.query,Math.max(0,Math.min(20,Number(b.max_results ?? 5) || 5)),[].concat(b.include_domains ?? []),[].concat(b.exclude_domains ?? []),b.topic === 'news');
      return J({query:b.query,follow_up_questions:null,answer:null,images:[],results:r.map(x=>({title:x.title,url:x.url,content:x.snippet,score:x.score,raw_content:b.include_raw_content ? x.raw : null,...(x.news?{published_date:new Date(x.news+'T07:30:00Z').toUTCString()}:{})})),response_time:.71,request_id:'c-'+Date.now()});
    }
    case 'api.firecrawl.dev': {
      if (method !== 'POST') return J({success:false,error:'Method not allowed'},405);
      if (path === '/v2/search') { if (!b.query) return J({success:false,error:'Bad Request',code:'BAD_REQUEST'},400); const src = [].concat(b.sources ?? ['web']).map(s => typeof s === 'string' ? s : s?.type); const n = Math.min(50,Number(b.limit ?? 5) || 5); const data = {}; if (src.includes('web')) data.web = search(b.query,n).map((x,i)=>({url:x.url,title:x.title,description:x.snippet,position:i+1})); if (src.includes('news')) data.news = search(b.query,n,[],[],true).map((x,i)=>({url:x.url,title:x.title,snippet:x.snippet,date:x.news,position:i+1})); return J({success:true,data,creditsUsed:2}); }
      if (path === '/v2/scrape') { let r; try { r = getPage(new URL(b.url)); } catch { return J({success:false,error:'Invalid URL',code:'BAD_REQUEST'},400); } const t = /<title>([\s\S]*?)<\/title>/.exec(r.body)?.[1]; return J({success:true,data:{markdown:text(r.body.replace(/<head>[\s\S]*?<\/head>/,'')),html:r.body,links:[...r.body.matchAll(/href="([^"]+)"/g)].map(x=>{try{return new URL(x[1],b.url).href}catch{return null}}).filter(Boolean),metadata:{title:t,sourceURL:b.url,url:b.url,statusCode:r.status}}}); }
      return J({success:false,error:'Not found'},404);
    }
    case 'r.jina.ai': { const target = decodeURIComponent(path.slice(1)) + u.search; let r; try { r = getPage(new URL(target)); } catch { return J({code:400,status:40000,name:'ParamValidationError',message:'Invalid URL'},400); } if (r.status !== 200) return J({code:422,status:42206,name:'AssertionFailureError',message:'Target URL returned error '+r.status},422); return J({code:200,status:20000,data:{title:/<title>([\s\S]*?)<\/title>/.exec(r.body)?.[1] ?? '',description:'',url:target,content:text(r.body.replace(/<head>[\s\S]*?<\/head>/,'')),usage:{tokens:400}}}); }
    case 'api.gravatar.com': if ((m = /^\/v3\/profiles\/([0-9a-f]{64})$/.exec(path)) && W.gravatar.has(m[1])) return J(W.gravatar.get(m[1]),200,{'X-RateLimit-Limit':'100','X-RateLimit-Remaining':'90','X-RateLimit-Reset':'3600'}); return J({error:'Profile not found',code:'user_not_found'},404);
    case 'api.github.com': {
      const rl = {'X-RateLimit-Limit':'60','X-RateLimit-Remaining':'55','X-RateLimit-Reset':'1795514400'}; const qs = fold(q.get('q') ?? '');
      const brief = g => ({login:g.user.login,id:g.user.id,html_url:'https://github.com/'+g.user.login,url:'https://api.github.com/users/'+g.user.login,type:'User',score:1});
      if (path === '/search/users') { const em = /[^\s"]+@[^\s"]+/.exec(qs)?.[0]; const items = Object.values(W.github).filter(g => em ? g.user.email && fold(g.user.email) === em : nameHit(qs.replace(/\b(in|type|location):\S+/g,''),g.user.name+' '+g.user.login)); return J({total_count:items.length,incomplete_results:false,items:items.map(brief)},200,rl); }
      if (path === '/search/commits') { const em = /author-email:"?([^\s"]+)/.exec(qs)?.[1]; const items = Object.values(W.github).filter(g => em && g.email === em); return J({total_count:items.length,incomplete_results:false,items:items.map(g=>({sha:'a7713f'+g.user.id,html_url:`https://github.com/${g.repos[0].full_name}/commit/a7713f${g.user.id}`,commit:{message:'Tidy up README',author:{name:g.user.name,email:g.email,date:g.repos[0].pushed_at}},author:brief(g),repository:{full_name:g.repos[0].full_name,description:g.repos[0].description},score:1}))},200,rl); }
      if ((m = /^\/users\/([^/]+)(\/(repos|social_accounts|events\/public|orgs))?$/.exec(path))) { const g = W.github[m[1].toLowerCase()]; if (g) return J(!m[2] ? {...g.user,html_url:'https://github.com/'+g.user.login} : m[3] === 'repos' ? g.repos.map(r=>({...r,html_url:'https://github.com/'+r.full_name,owner:{login:g.user.login}})) : m[3] === 'social_accounts' ? g.social : [],200,rl); }
      return J({message:'Not Found',documentation_url:'https://docs.github.com/rest',status:'404'},404,rl);
    }
    case 'www.wikidata.org': {
      if (path === '/w/api.php') { const s = q.get('search') ?? ''; if (q.get('action') === 'wbsearchentities') return J({searchinfo:{search:s},search:Object.entries(W.wikidata).filter(([,w])=>fold(w.label)===fold(s).trim()).map(([id,w])=>({id,title:id,pageid:+id.slice(1),concepturi:'http://www.wikidata.org/entity/'+id,label:w.label,description:w.description,match:{type:'label',language:'en',text:w.label}})),success:1}); const ids = (q.get('ids') ?? '').split('|'); return J({entities:Object.fromEntries(ids.filter(i=>W.wikidata[i]).map(i=>[i,entity(i)])),success:1}); }
      if ((m = /^\/wiki\/Special:EntityData\/(Q\d+)(\.json)?$/.exec(path)) && W.wikidata[m[1]]) return J({entities:{[m[1]]:entity(m[1])}}); return H('Not Found',404);
    }
    case 'orcid.org': break;
    case 'pub.orcid.org': {
      if (/^\/v3\.0\/expanded-search\/?$/.test(path)) { const s = q.get('q') ?? ''; const g = /given-(?:and-family-)?names?:\(?"?([^":()]+?)"?\)?(?: AND|$)/.exec(s)?.[1], f = /family-names?:\(?"?([^":()]+?)"?\)?(?: AND|$)/.exec(s)?.[1]; const r = Object.values(W.orcid).map(o=>o.expanded).filter(x => (!g && !f) ? nameHit(s.replace(/\w[\w-]*:/g,''),x['credit-name']) : (!g || toks(g).some(t=>toks(x['given-names']+' '+x['family-names']).includes(t))) && (!f || toks(f).every(t=>toks(x['family-names']).includes(t)))); return J({'expanded-result':r.length?r:null,'num-found':r.length}); }
      if ((m = /^\/v3\.0\/([\dX-]+)\/(person|employments|educations|works|record)$/.exec(path)) && W.orcid[m[1]]) { const o = W.orcid[m[1]]; return J(m[2] === 'works' ? {group:W.works.filter(w=>w.author[0].ORCID?.endsWith(m[1])).map(w=>({'work-summary':[{title:{title:{value:w.title[0]}},'publication-date':{year:{value:String(w.issued['date-parts'][0][0])}},'journal-title':{value:w['container-title'][0]}}]}))} : m[2] === 'record' ? {'orcid-identifier':{path:m[1]},person:o.person,'activities-summary':{employments:o.employments,educations:o.educations}} : o[m[2]]); }
      return J({'response-code':404,'developer-message':'404 Not Found: The resource was not found.','user-message':'The resource was not found.','error-code':9016},404);
    }
    case 'api.openalex.org': {
      if (path === '/authors') { const s = q.get('search') ?? ''; const r = W.openalex.filter(a=>nameHit(s,a.display_name)); return J({meta:{count:r.length,db_response_time_ms:9,page:1,per_page:25},results:r,group_by:[]}); }
      if ((m = /^\/(?:authors|people)\/(?:https:\/\/openalex\.org\/)?(A\d+)$/.exec(path))) { const r = W.openalex.find(a=>a.id.endsWith(m[1])); if (r) return J(r); }
      if ((m = /^\/authors\/(?:orcid:|https:\/\/orcid\.org\/)([\dX-]+)$/.exec(decodeURIComponent(path)))) { const r = W.openalex.find(a=>a.orcid?.endsWith(m[1])); if (r) return J(r); }
      if (path === '/works') { const r = W.works.filter(w => /A5077134409/.test(u.search) ? w.author[0].ORCID : /A5077134999/.test(u.search) ? w.author[0].family === 'Thattil' : false); return J({meta:{count:r.length,page:1,per_page:25},results:r.map(w=>({id:'https://openalex.org/W'+w.DOI.replace(/\D/g,''),doi:w.URL,title:w.title[0],display_name:w.title[0],publication_year:w.issued['date-parts'][0][0]})),group_by:[]}); }
      return J({error:'Not Found',message:'The requested resource was not found.'},404);
    }
    case 'api.crossref.org': { if (path !== '/works') return {status:404,type:'text/plain',body:'Resource not found.'}; const s = q.get('query.author') ?? q.get('query') ?? ''; const r = W.works.filter(w=>toks(s).length && toks(w.author[0].family).every(t=>toks(s).includes(t))); return J({status:'ok','message-type':'work-list','message-version':'1.0.0',message:{facets:{},'total-results':r.length,items:r,'items-per-page':20,query:{'start-index':0,'search-terms':null}}},200,{'X-Rate-Limit-Limit':'50','X-Rate-Limit-Interval':'1s'}); }
    case 'hn.algolia.com': {
      if ((m = /^\/api\/v1\/users\/(.+)$/.exec(path))) return W.hn[m[1]] ? J(W.hn[m[1]].user) : J({error:'Not Found',status:404},404);
      if (/^\/api\/v1\/search/.test(path)) { const a = /author_([\w-]+)/.exec(q.get('tags') ?? '')?.[1]; const com = /comment/.test(q.get('tags') ?? '') && !/story/.test(q.get('tags') ?? ''); const hits = a && !com ? W.hn[a]?.hits ?? [] : []; return J({hits,nbHits:hits.length,page:0,nbPages:hits.length?1:0,hitsPerPage:20}); }
      return J({error:'Not Found',status:404},404);
    }
    case 'api.stackexchange.com': { const base = {has_more:false,quota_max:300,quota_remaining:281}; if (/^\/2\.\d\/users$/.test(path)) { const n = fold(q.get('inname') ?? ''); return J({items:n ? W.stack.filter(s=>fold(s.display_name).includes(n)) : [],...base}); } if ((m = /^\/2\.\d\/users\/(\d+)$/.exec(path))) return J({items:W.stack.filter(s=>String(s.user_id)===m[1]),...base}); return J({items:[],...base}); }
    case 'public.api.bsky.app': {
      const act = fold(q.get('actor') ?? '').replace(/^@/,''); const a = W.bsky[act] ?? Object.values(W.bsky).find(x=>x.profile.did.toLowerCase()===act);
      if (path.endsWith('app.bsky.actor.getProfile')) return a ? J(a.profile) : J({error:'InvalidRequest',message:'Profile not found'},400);
      if (path.endsWith('app.bsky.feed.getAuthorFeed')) return a ? J({feed:a.posts.map(p=>({post:{uri:`at://${a.profile.did}/app.bsky.feed.post/${p[0]}`,cid:'bafy'+p[0],author:{did:a.profile.did,handle:a.profile.handle,displayName:a.profile.displayName},record:{$type:'app.bsky.feed.post',text:p[1],createdAt:p[2],langs:['en']},likeCount:p[3],repostCount:1,replyCount:0,indexedAt:p[2]}}))}) : J({error:'InvalidRequest',message:'Profile not found'},400);
      if (/searchActors(Typeahead)?$/.test(path)) return J({actors:Object.values(W.bsky).map(x=>x.profile).filter(p=>nameHit(q.get('q') ?? q.get('term') ?? '',p.displayName+' '+p.handle))});
      if (path.endsWith('searchPosts')) return H('<html><body>403 Forbidden</body></html>',403);
      return J({error:'MethodNotImplemented',message:'Method Not Implemented'},501);
    }
    case 'api.gdeltproject.org': { const raw0 = q.get('query') ?? ''; const ph = [...raw0.matchAll(/"([^"]+)"/g)].map(x=>toks(x[1]).join(' ')); const rest = toks(raw0.replace(/"[^"]*"/g,'').replace(/\S+:\S+/g,'')).filter(w=>w!=='or'&&w!=='and'); const r = docs.filter(d => d.news && (ph.length || rest.length) && ph.every(p=>d.flat.includes(' '+p+' ')) && rest.every(w=>d.tf.has(w))).slice(0,Number(q.get('maxrecords') ?? 75) || 75); return J(r.length ? {articles:r.map(d=>({url:d.url,url_mobile:'',title:d.title,seendate:d.news.replace(/-/g,'')+'T080000Z',socialimage:'',domain:d.host,language:{it:'Italian',sv:'Swedish'}[d.lang] ?? 'English',sourcecountry:{it:'Italy',sv:'Sweden'}[d.lang] ?? (/oregon|courier/.test(d.host+d.title.toLowerCase())?'United States':/pune/.test(d.host)?'India':'United Kingdom')}))} : {}); }
    case 'itunes.apple.com': { const t = toks(q.get('term') ?? ''); const r = path === '/search' && t.length ? W.podcasts.filter(p => { const w = toks(p.collectionName+' '+p.artistName+' '+p.desc); return t.every(x=>w.includes(x)); }).map(({desc,...p})=>p) : []; return {status:200,type:'text/javascript; charset=utf-8',body:JSON.stringify({resultCount:r.length,results:r})}; }
    case 'gitlab.com': if (path === '/api/v4/users') { const x = W.gitlab[fold(q.get('username') ?? '')]; return J(x ? [x] : []); } if ((m=/^\/api\/v4\/users\/(\d+)(\/projects)?$/.exec(path))) { const x = Object.values(W.gitlab).find(g=>String(g.id)===m[1]); if (x) return J(m[2]?[]:x); return J({message:'404 User Not Found'},404); } if (path === '/rohandesh') return H('<!doctype html><html><head><title>Rohan Deshpandey · GitLab</title></head><body><h1>Rohan Deshpandey</h1><p>@rohandesh · VP Engineering at Nilgara · Pune</p><p>Go and Postgres</p></body></html>'); return html404();
    case 'rdap.org': { m = /^\/domain\/(.+)$/.exec(path); const d = m && siteOf(m[1]); if (!d) return J({errorCode:404,title:'Not Found',description:['Object not found']},404); return J({objectClassName:'domain',handle:'C-'+m[1],ldhName:m[1],status:['active'],events:[{eventAction:'registration',eventDate:'2014-02-03T00:00:00Z'},{eventAction:'expiration',eventDate:'2027-02-03T00:00:00Z'}],entities:[{objectClassName:'entity',roles:['registrant'],vcardArray:['vcard',[['version',{},'text','4.0'],['fn',{},'text','REDACTED FOR PRIVACY'],['org',{},'text',d.name]]]}],nameservers:[{objectClassName:'nameserver',ldhName:'ns1.hosting.example'}]}); }
    case 'www.sec.gov': if (path === '/files/company_tickers.json') return J(W.edgar.tickers); return H('<html><body>Not Found</body></html>',404);
    case 'data.sec.gov': if (path === '/submissions/CIK0001999123.json') return J(W.edgar.submissions); return {status:404,type:'application/xml',body:'<?xml version="1.0" encoding="UTF-8"?><Error><Code>NoSuchKey</Code></Error>'};
    case 'web.archive.org': {
      if (/^\/cdx\/search\/?(cdx)?$/.test(path)) { const t = (q.get('url') ?? '').replace(/^https?:\/\//,''); const ts = W.archive[t] ?? W.archive['www.'+t] ?? W.archive[t+'/'] ?? []; const rows = ts.map(x=>[t.split('/')[0].split('.').reverse().join(',')+')/'+t.split('/').slice(1).join('/'),x,'https://'+t,'text/html','200','C7713DIGEST','2110']); return q.get('output') === 'json' ? J(rows.length ? [['urlkey','timestamp','original','mimetype','statuscode','digest','length'],...rows] : []) : {status:200,type:'text/plain',body:rows.map(r=>r.join(' ')).join('\n')}; }
      if ((m = /^\/web\/(\d+)(?:id_)?\/(.+)$/.exec(path))) { try { return getPage(new URL(/^https?:/.test(m[2]) ? m[2].replace(/^(https?:)\/+/,'$1//') : 'https://'+m[2])); } catch { return html404(); } }
      return html404();
    }
    case 'archive.org': return J({url:q.get('url') ?? '',archived_snapshots:{}});
  }
  if (/^[a-z-]+\.wikipedia\.org$/.test(host)) { if ((m = /^\/api\/rest_v1\/page\/summary\/(.+)$/.exec(path))) { const t = decodeURIComponent(m[1]).replace(/ /g,'_'); const hit = host.startsWith('en.') && Object.entries(W.wikidata).find(([,w])=>w.wiki===t); if (hit) return J({type:'standard',title:hit[1].label,wikibase_item:hit[0],description:hit[1].description,extract:hit[1].extract,lang:'en',content_urls:{desktop:{page:'https://en.wikipedia.org/wiki/'+hit[1].wiki}}}); return J({type:'Internal error',title:'Not found.',method:'get',detail:'Page or revision not found.',uri:path},404); } return getPage(u); }
  if (/(^|\.)linkedin\.com$/.test(host)) return H('<html><body>Request denied</body></html>',999);
  if (/(^|\.)(x|twitter)\.com$/.test(host)) return H('<html><body>JavaScript is not available.</body></html>',403);
  const mi = W.masto[host];
  if (mi) {
    const acct = s => mi[fold(s ?? '').replace(/^acct:/,'').replace(/^@/,'').split('@')[0]]; const pub = ({statuses,...a}) => a;
    if (path === '/.well-known/webfinger') { const a = acct(q.get('resource')); return a ? {status:200,type:'application/jrd+json',body:JSON.stringify({subject:`acct:${a.username}@${host}`,aliases:[a.url,a.uri],links:[{rel:'http://webfinger.net/rel/profile-page',type:'text/html',href:a.url},{rel:'self',type:'application/activity+json',href:a.uri}]})} : {status:404,type:'text/plain',body:''}; }
    if (path === '/api/v1/accounts/lookup') { const a = acct(q.get('acct')); return a ? J(pub(a)) : J({error:'Record not found'},404); }
    if ((m = /^\/api\/v1\/accounts\/(\d+)(\/statuses)?$/.exec(path))) { const a = Object.values(mi).find(x=>x.id===m[1]); if (!a) return J({error:'Record not found'},404); return J(m[2] ? a.statuses.map(s=>({id:s[0],created_at:s[2],content:s[1],url:`${a.url}/${s[0]}`,uri:`${a.uri}/statuses/${s[0]}`,visibility:'public',language:'en',reblog:null,in_reply_to_id:null,favourites_count:12,account:pub(a)})) : pub(a)); }
  }
  if (path === '/.well-known/webfinger') return {status:404,type:'text/plain',body:'Not Found'};
  return getPage(u);
}
function entity(id) { const w = W.wikidata[id]; return {type:'item',id,labels:{en:{language:'en',value:w.label}},descriptions:{en:{language:'en',value:w.description}},aliases:{},claims:w.claims,sitelinks:{enwiki:{site:'enwiki',title:w.label}}}; }
const port = Number(process.argv[2] ?? process.env.PORT ?? 0);
createServer((req, res) => {
  const chunks = []; let size = 0; req.on('data', c => { size += c.length; if (size < 2e6) chunks.push(c); }); req.on('error', () => {});
  req.on('end', async () => {
    let r;
    try {
      const m = /^\/(https?)\/([^/?]+)([^?]*)(\?.*)?$/s.exec(req.url);
      r = m ? await answer(req.method, new URL(`${m[1]}://${m[2].toLowerCase()}${m[3] || '/'}${m[4] ?? ''}`), Buffer.concat(chunks).toString('utf8'), req.headers) : H('Not found',404);
    } catch { r = H('<!doctype html><title>Not found</title><h1>404</h1>',404); }
    try { res.writeHead(r.status, {'content-type':r.type ?? 'text/html; charset=utf-8', ...(r.h ?? {})}); res.end(req.method === 'HEAD' ? '' : r.body ?? ''); } catch { try { res.end(); } catch {} }
  });
}).on('clientError', (e, s) => { try { s.end('HTTP/1.1 400 Bad Request\r\n\r\n'); } catch {} }).on('error', e => { console.error(e.message); process.exit(1); }).listen(port, '127.0.0.1', function () { console.log('listening on 127.0.0.1:' + this.address().port); });
process.on('uncaughtException', () => {}); process.on('unhandledRejection', () => {});
