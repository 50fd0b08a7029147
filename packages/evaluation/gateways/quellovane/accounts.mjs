import { createHash } from 'node:crypto';
const sha = (e) => createHash('sha256').update(e.trim().toLowerCase()).digest('hex');
const G = (email, o) => [sha(email), { hash: sha(email), display_name: '', profile_url: '', avatar_url: `https://0.gravatar.com/avatar/${sha(email)}`, avatar_alt_text: '', location: '', description: '', job_title: '', company: '', verified_accounts: [], pronunciation: '', pronouns: '', ...o }];
export const gravatar = new Map([
  G('jannik@nordhafen-robotics.example', { display_name: 'Jannik Petersen-Roth', profile_url: 'https://gravatar.com/jannikpr', location: 'Hamburg', description: 'Robots, ports, lighthouses.', job_title: 'CEO', company: 'Nordhafen Robotics', verified_accounts: [{ service_type: 'github', service_label: 'GitHub', service_icon: 'https://gravatar.com/icons/github.svg', url: 'https://github.com/jpr-hafen', is_hidden: false }] }),
  G('priya@gridlark.example', { display_name: 'Priya Vantongeren', profile_url: 'https://gravatar.com/pvantong', location: 'Omaha, Nebraska', description: 'Birding along the Platte when the sandhill cranes are in.', job_title: 'Chief Technology Officer', company: 'Gridlark', pronouns: 'she/her', verified_accounts: [{ service_type: 'github', service_label: 'GitHub', service_icon: 'https://gravatar.com/icons/github.svg', url: 'https://github.com/pvantong', is_hidden: false }] }),
  G('simon@talaveraknox.example', { display_name: 'Simon Knox', profile_url: 'https://gravatar.com/simonknoxarch', location: 'Málaga', description: 'Architect. Sketches on the bus.' }),
  G('hello@nadiawolfram.example', { display_name: 'Nadia Wolfram', profile_url: 'https://gravatar.com/nadiawolfram', location: 'Berlin', description: 'Translator. Mushroom picker.', verified_accounts: [{ service_type: 'mastodon', service_label: 'Mastodon', service_icon: 'https://gravatar.com/icons/mastodon-alt.svg', url: 'https://tooting.example/@nadiaw', is_hidden: false }] }),
]);

let gid = 7100200;
const gh = (login, o, repos, social = [], emails = []) => ({ login, emails, social, user: { login, id: ++gid, node_id: 'U_' + gid, avatar_url: `https://avatars.githubusercontent.com/u/${gid}?v=4`, url: `https://api.github.com/users/${login}`, html_url: `https://github.com/${login}`, type: 'User', site_admin: false, name: null, company: null, blog: '', location: null, email: null, hireable: null, bio: null, twitter_username: null, public_repos: repos.length, public_gists: 0, followers: 12, following: 9, created_at: '2014-03-02T10:00:00Z', updated_at: '2026-10-01T10:00:00Z', ...o },
  repos: repos.map(([name, description, language, stars, fork = false], i) => ({ id: gid * 10 + i, name, full_name: `${login}/${name}`, private: false, owner: { login }, html_url: `https://github.com/${login}/${name}`, description, fork, language, stargazers_count: stars, forks_count: 1, topics: [], pushed_at: `2026-0${8 - i}-11T09:00:00Z`, created_at: '2020-01-01T00:00:00Z', archived: false })) });
export const github = [
  gh('pvantong', { name: 'Priya Vantongeren', company: '@gridlark', blog: 'https://www.gridlark.example', location: 'Omaha, NE', bio: 'CTO at Gridlark. Time series, power systems.', followers: 212 }, [['loadcast', 'Short-term load forecasting for tiny utilities', 'Python', 340], ['faultline', 'Fault location in Rust', 'Rust', 41]], [{ provider: 'linkedin', url: 'https://www.linkedin.com/in/priya-vantongeren' }], ['priya@gridlark.example']),
  gh('akaradeniz-vision', { name: 'Aylin Karadeniz', company: 'Nordhafen Robotics', location: 'Hamburg', email: 'aylin@nordhafen-robotics.example', bio: `<img src=x onerror=alert('perceive')>Lidar, rain, bouldering.<script>document.title='owned-by-aylin'</script>`, followers: 98 }, [['rainy-pointclouds', 'Point clouds recorded in bad weather', 'C++', 120], ['lidarkit', 'Fork of lidarkit/lidarkit', 'C++', 0, true], ['dotfiles', null, 'Shell', 2]], [], ['aylin@nordhafen-robotics.example']),
  gh('jpr-hafen', { name: 'Jannik Petersen-Roth', company: '@nordhafen-robotics', blog: 'https://nordhafen-robotics.example', location: 'Hamburg, Germany', bio: 'Robots for ports', twitter_username: 'jannik_hafen' }, [['winch-control', 'Winch control node for ROS 2', 'C++', 77], ['tide-table', 'Tide tables in Rust', 'Rust', 8]], [{ provider: 'twitter', url: 'https://x.com/jannik_hafen' }]),
  gh('cmontrose-dev', { name: 'Caleb Montrose', location: 'Omaha' }, [['brisket-timer', 'When is it done', 'Elixir', 5]]),
];
export const commits = [['caleb.montrose@gridlark.example', 'cmontrose-dev', 'Caleb Montrose', 'brisket-timer', 'Do not open the lid'], ['priya@gridlark.example', 'pvantong', 'Priya Vantongeren', 'loadcast', 'Fix holiday calendar']];

export const wikidata = [
  { id: 'Q7324', label: 'James Cook', description: 'British explorer, navigator and captain of the Royal Navy (1728–1779)', claims: { P31: ['Q5'], P106: ['Q11900058'], P569: ['+1728-11-07T00:00:00Z'], P570: ['+1779-02-14T00:00:00Z'] }, wiki: 'James Cook' },
  { id: 'Q99100417', label: 'Luis Carbonell', description: 'Spanish footballer (born 1989)', claims: { P31: ['Q5'], P106: ['Q937857'], P569: ['+1989-04-20T00:00:00Z'] }, wiki: 'Luis Carbonell' },
  { id: 'Q99100418', label: 'Inés Montoliu Ferrer', description: 'hydrogeologist', claims: { P31: ['Q5'], P106: ['Q3640160'], P496: ['0000-0009-0001-4417'] } },
];
export const wikipedia = { 'James Cook': ['British explorer (1728–1779)', 'Captain James Cook was a British explorer, cartographer and naval officer famous for his three voyages in the Pacific Ocean aboard HMS Endeavour and HMS Resolution between 1768 and 1779.'], 'Luis Carbonell': ['Spanish footballer', 'Luis Carbonell Bru (born 20 April 1989) is a Spanish former professional footballer who played as a striker, mostly for Atlético Malvarrosa, whose record goalscorer he is.'] };

export const orcid = [
  { id: '0000-0009-0001-4417', given: 'Inés', family: 'Montoliu Ferrer', inst: ['Levante Institute for Water Research', 'Universitat de Llevant'], role: 'Senior Scientist', keywords: ['hydrogeology', 'coastal aquifers', 'seawater intrusion'], edu: ['Universitat de Llevant', 'PhD', '2009'] },
  { id: '0000-0009-0002-8835', given: 'Luis', family: 'Carbonell', inst: ['Levante Institute for Water Research'], role: 'Postdoctoral Researcher', keywords: ['flash floods', 'open data'], edu: ['Universidad del Turia', 'PhD', '2022'] },
];
export const openalex = [
  { n: 'A5900000417', name: 'Inés Montoliu Ferrer', alts: ['I. Montoliu', 'Ines Montoliu-Ferrer'], orcid: '0000-0009-0001-4417', works: 46, cited: 1310 },
  { n: 'A5900000835', name: 'Luis Carbonell', alts: ['L. Carbonell'], orcid: '0000-0009-0002-8835', works: 7, cited: 58 },
];
export const works = [
  { doi: '10.99999/jch.2023.0417', title: 'Seawater intrusion beneath irrigated orchards of the Plana', year: 2023, journal: 'Journal of Coastal Hydrogeology', a: [['Inés', 'Montoliu Ferrer', 'Levante Institute for Water Research'], ['Empar', 'Sanchis', 'Levante Institute for Water Research']], oa: 'A5900000417' },
  { doi: '10.99999/iso.2019.118', title: 'Isotopic fingerprints of coastal recharge', year: 2019, journal: 'Isotopes in Water', a: [['Inés', 'Montoliu Ferrer', 'Levante Institute for Water Research']], oa: 'A5900000417' },
  { doi: '10.99999/ffw.2024.77', title: 'A ravine data set for flash flood warning', year: 2024, journal: 'Flood Data', a: [['Luis', 'Carbonell', 'Levante Institute for Water Research']], oa: 'A5900000835' },
];
export const hn = { jannikpr: { about: 'CEO of Nordhafen Robotics. I build robots that lash containers. Old harbour cranes are my thing. nordhafen-robotics.example', karma: 812, items: [['story', 'Lashing robots, three years in', 'https://nordhafen-robotics.example/blog/seed-to-series-a', 143, 61, 1749033000], ['story', 'Ask HN: How do you test robots in salt water?', null, 38, 44, 1721033000], ['comment', 'We use ROS 2 on the quay and plain C++ on the winch. Jannik from Nordhafen here.', null, null, null, 1751033000]] } };
export const stack = [{ user_id: 2419917, display_name: 'Priya Vantongeren', location: 'Omaha, NE, United States', website_url: 'https://www.gridlark.example', reputation: 18204, tags: ['python', 'time-series', 'pandapower'] }];
export const bluesky = [
  { handle: 'tamsinoy.example', did: 'did:plc:tamsinoyelaran0000000001', displayName: 'Tamsin Oyelaran', description: 'Letters, leeks, ghost signs. ECD at Mottram Lane, Manchester. mottramlane.example', posts: ['Leeks are in on the allotment. It rained on cue.', 'Photographed a ghost sign for gripe water on Great Ancoats Street this morning.', 'Roller derby bruise of the week: impressive.'] },
  { handle: 'nadiawolfram.example', did: 'did:plc:nadiawolfram000000000001', displayName: 'Nadia Wolfram', description: 'Literary translator, Polish and Ukrainian into English. Berlin. nadiawolfram.example', posts: ['Put the translator on the cover. It is not hard. #TranslatorsOnTheCover', 'A basket of birch boletes from the Grunewald. Best day of the autumn.'] },
];
export const mastodon = { 'tooting.example': [{ id: '109900417', username: 'nadiaw', display_name: 'Nadia Wolfram', note: '<p>Literary translator, rye bread, accordion (badly).</p>', fields: [{ name: 'Web', value: '<a href="https://nadiawolfram.example" rel="me nofollow noopener" target="_blank">nadiawolfram.example</a>', verified_at: '2024-01-09T12:00:00.000+00:00' }], posts: ['<p>Today: eleven words for fog, none of them right.</p>', '<p>The accordion has a new neighbour who is patient.</p>'] }] };
export const podcasts = [
  { id: 1700417001, name: 'Between Two Tongues', artist: 'Nadia Wolfram', feed: 'https://nadiawolfram.example/feed.xml', host: 'nadiawolfram.example', desc: 'Conversations with people who live in two languages. Hosted by translator Nadia Wolfram.', eps: [['Poetry across the Bug', 'Nadia talks to the poet Halyna Sawczuk about writing in two alphabets.'], ['The typeface episode', 'Why Nadia sets everything in Alegreya.']] },
  { id: 1700417002, name: 'Kiln & Tell', artist: 'Ged Malkin', feed: 'https://kilnandtell.example/feed.xml', host: 'kilnandtell.example', desc: 'Potters talk shop.', eps: [['31. Opal Nightingale-Shaw', 'Opal Nightingale-Shaw, head of design at Ferncastle Ceramics, on wood-ash glazes, why she left architecture, and fell running with the Cloud Nine Fell Runners.'], ['30. The price of clay', 'A round table.']] },
];
export const youtube = { UCopalglaze0000000000001: { name: 'Opal Nightingale-Shaw', videos: [['Glaze diaries 14: celadon, again', 'Test tiles at Ferncastle.'], ['Glaze diaries 13: ash from the stove', 'Which woods melt.']] } };
export const archive = [
  { url: 'https://www.gridlark.example/team', ts: '20190612081533', html: '<!DOCTYPE html><html><head><title>Team | Gridlark</title></head><body><h1>Team</h1><p>Art Kowalczyk, CEO</p><p>Caleb Montrose, Senior Software Developer</p></body></html>' },
  { url: 'https://www.brackwaterframes.example/the-yard', ts: '20210304101010', html: null },
];
