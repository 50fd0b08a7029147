// person(id, contact, truth, allowed, never, note): short keys, facts with | between accepted spellings
const K = { t: 'professional.current_title', c: 'professional.current_company', l: 'professional.current_location', i: 'professional.industry', s: 'professional.skills', a: 'professional.achievements', in: 'personal.interests', h: 'personal.hobbies', st: 'personal.sports_teams', ca: 'personal.causes', m: 'personal.memberships', e: 'education.entries', ce: 'education.certifications', p: 'family.pets', li: 'social_media.linkedin.url', lb: 'social_media.linkedin.bio', tw: 'social_media.twitter.url', tb: 'social_media.twitter.bio' };
const edu = s => { const [i, d, f, y] = s.split(';').map(x => x.trim()); const o = { institution: i.split('|') }; if (d) o.degree = d.split('|'); if (f) o.field_of_study = f.split('|'); if (y) o.graduation_year = +y; return o; };
const conv = t => Object.fromEntries(Object.entries(t).map(([k, v]) => [K[k], [].concat(v).map(x => k === 'e' ? edu(x) : x.split('|'))]));
const cross = { h: ['in'], in: ['h'], ca: ['m', 'in'], m: ['ca', 'a'], ce: ['a', 's'], s: ['in'], st: ['in', 'h'] };
export function person(id, contact_data, t, al = {}, never = [], note = '') {
  const full = { ...al };
  for (const src of [t, al]) for (const [k, to] of Object.entries(cross)) for (const d of to) if (src[k]) full[d] = [...[].concat(full[d] || []), ...[].concat(src[k])].filter((x, i, a) => a.indexOf(x) === i);
  return { id, contact_data, nothing_online: !Object.keys(t).length, truth: conv(t), allowed: conv(full), never, note };
}
export const L = (slug, title, content) => ({ url: 'https://www.linkedin.com/in/' + slug, title, content });
