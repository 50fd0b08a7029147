// Page furniture of the sites that are not organisations of the world: newspapers, conferences, clubs, podcasts, associations, people.
export const page = (url, body, extra = {}) => ({ url, body, ...extra })
const strip = s => s.replace(/<[^>]+>/g, "")

export const paper = (name, host, sections, { title, by, date, kicker = "", body, more = [] }) => `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>${strip(title)} | ${name}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta property="og:site_name" content="${name}"><meta property="og:type" content="article">
<script type="application/ld+json">{"@context":"https://schema.org","@type":"NewsArticle","headline":${JSON.stringify(strip(title))},"datePublished":"${date}","author":{"@type":"Person","name":"${by}"},"publisher":{"@type":"Organization","name":"${name}"}}</script>
<link rel="stylesheet" href="/assets/main.8c1.css"></head>
<body class="article-template">
<div id="consent" role="dialog"><p>We and our 212 partners store and access information on your device to show personalised advertising. You can change your mind at any time.</p><button>Accept all</button><button>Manage options</button></div>
<header class="masthead"><a href="https://${host}/">${name}</a><nav><ul>${sections.map(s => `<li><a href="/${s.toLowerCase().replace(/\W+/g, "-")}">${s}</a></li>`).join("")}</ul></nav><a class="subscribe" href="/subscribe">Subscribe</a></header>
<main><article><p class="kicker">${kicker}</p><h1>${title}</h1><p class="byline">By ${by} &middot; <time datetime="${date}">${date}</time></p>
${body}
<p class="share">Share this article: <a href="#">Facebook</a> <a href="#">WhatsApp</a> <a href="#">Copy link</a></p></article>
<aside><h2>Most read</h2><ol>${more.map(m => `<li><a href="#">${m}</a></li>`).join("")}</ol></aside></main>
<section class="promo"><p>Good local journalism costs money. If you read us every day, please consider a subscription: the first three months are half price and you may cancel at any time. Did you spot a mistake or do you have a story to tell? The newsroom reads every message.</p></section>
<footer><p>&copy; 2026 ${name}. All rights reserved.</p><ul><li><a href="/contact">Contact the newsroom</a></li><li><a href="/terms">Terms</a></li><li><a href="/privacy">Privacy</a></li></ul></footer>
</body></html>`

export const conf = (name, host, { title, when, body, others = "" }) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${strip(title)} – ${name}</title><meta name="description" content="${name}, ${when}"></head>
<body><div class="topbar"><a href="https://${host}/" class="brand">${name}</a> <span class="when">${when}</span>
<nav><a href="/programme">Programme</a><a href="/speakers">Speakers</a><a href="/venue">Venue &amp; travel</a><a href="/sponsors">Sponsors</a><a class="btn" href="/tickets">Get tickets</a></nav></div>
<section class="content">${body}</section>
${others ? `<section class="others"><h3>More speakers</h3>${others}</section>` : ""}
<section class="cta"><p>Early-bird tickets are still available. Group discounts from five people.</p></section>
<section class="practical"><h3>Good to know</h3><p>Doors open half an hour before the first session. The badge is your ticket for the local trams and buses on all days. The venue is accessible without steps; please tell us by e-mail if you need an induction loop, a quiet room or a parking space. Talks are recorded where speakers agree, and slides are published a week later.</p></section>
<footer>Organised by the ${name} team. <a href="/code-of-conduct">Code of conduct</a> | <a href="/imprint">Imprint</a> | This site uses only technically necessary cookies.</footer></body></html>`

export const club = (name, host, links, { title, body }) => `<html>
<head><title>${name} - ${strip(title)}</title><meta http-equiv="Content-Type" content="text/html; charset=utf-8"></head>
<body bgcolor="#ffffff">
<table width="960" align="center"><tr><td colspan="2"><a href="https://${host}/"><img src="/banner.jpg" alt="${name}"></a></td></tr>
<tr><td width="180" valign="top" class="menu">${links.map(l => `<a href="/${l.toLowerCase().replace(/\W+/g, "-")}.html">${l}</a><br>`).join("\n")}</td>
<td valign="top"><h2>${title}</h2>
${body}
</td></tr>
<tr><td colspan="2"><p>Membership forms are in the tray beside the door. Juniors pay half, students pay what they can. Please keep the gate shut, lock the cupboard and switch off the lights if you are the last to leave. Lost property is kept until the end of the season and then given away. Photos for this site are always welcome, but ask the people on them first.</p></td></tr>
<tr><td colspan="2" class="foot"><small>${name}. Questions about this site go to the webmaster. Last updated spring 2026.</small></td></tr></table>
</body></html>`

export const pod = (name, host, { title, no, date, body, chapters = [] }) => `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${strip(title)} - ${name}</title>
<meta property="og:audio" content="https://${host}/audio/${no}.mp3"></head><body>
<header><a href="https://${host}/">${name}</a> <a href="/episodes">All episodes</a> <a href="/about">About the show</a> <a href="/support">Support us</a></header>
<main class="episode"><p class="ep">Episode ${no} · ${date} · 48 min</p><h1>${title}</h1><audio controls src="/audio/${no}.mp3"></audio>
<div class="shownotes"><h2>Show notes</h2>${body}</div>
${chapters.length ? `<h3>Chapters</h3><ul class="chapters">${chapters.map(c => `<li>${c}</li>`).join("")}</ul>` : ""}
<p>Enjoying the show? Leave us a review wherever you listen; it really helps. You can also send us a voice message with your question for the next guest, and if you would like to see us live, dates are on the about page. A full transcript of this episode goes up about a week after it airs, typed by a human being with a cup of tea.</p></main>
<footer>Recorded remotely. Edited by volunteers. &copy; ${name}</footer></body></html>`

export const assoc = (name, host, { title, crumb = "Members", body }) => `<!DOCTYPE html>
<html lang="en-GB"><head><meta charset="UTF-8"><title>${strip(title)} · ${name}</title><link rel="canonical" href="https://${host}/"></head>
<body class="page"><a class="skip" href="#main">Skip to main content</a>
<header id="site-header"><h2><a href="https://${host}/">${name}</a></h2><ul class="nav"><li><a href="/about">About us</a></li><li><a href="/membership">Membership</a></li><li><a href="/events">Events</a></li><li><a href="/news">News</a></li><li><a href="/login">Member log-in</a></li></ul></header>
<p class="breadcrumb"><a href="/">Home</a> &raquo; ${crumb}</p>
<div id="main"><h1>${title}</h1>
${body}
</div>
<aside class="side"><h2>Join us</h2><p>Members receive the quarterly journal, reduced fees at all events and a vote at the annual general meeting. Applications are considered by the council in January and July; please have two existing members sign the form.</p><h2>Next dates</h2><ul><li>Summer meeting, 25 June 2026</li><li>Annual general meeting, 9 October 2026</li><li>Deadline for nominations, 1 September 2026</li></ul></aside>
<footer><div class="cols"><div><h4>Contact</h4><p>Secretariat, Monday to Thursday 9.00 to 16.00. Please allow five working days for an answer.</p></div><div><h4>Legal</h4><p><a href="/privacy">Privacy notice</a> <a href="/cookies">Cookies</a></p></div></div></footer>
<div class="cookie">This website uses cookies to count visits. <a href="#">OK</a> <a href="#">Decline</a></div></body></html>`

export const blog = (name, host, links, { title, body, extraHead = "" }) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>${strip(title)}</title><meta name="viewport" content="width=device-width">${extraHead}
<style>body{max-width:38em;margin:2em auto;font:17px/1.6 Georgia,serif}</style>
<header><a href="https://${host}/">${name}</a> ${links.map(([t, h]) => `· <a href="${h}">${t}</a>`).join(" ")}</header>
<main>${body}</main>
<footer><hr><p>No trackers, no cookies. Made by hand. <a href="/feed.xml">RSS</a></p></footer></html>`

export const mag = (name, host, { title, standfirst, by, date, body }) => `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${strip(title)} — ${name}</title><meta name="description" content="${strip(standfirst)}"></head>
<body><nav class="mag-nav"><a href="https://${host}/">${name}</a><a href="/features">Features</a><a href="/interviews">Interviews</a><a href="/events">Events</a><a href="/jobs">Jobs</a><a href="/newsletter">Newsletter</a></nav>
<article class="longread"><header><span class="tag">Interview</span><h1>${title}</h1><p class="standfirst">${standfirst}</p><p class="meta">${by} — ${date}</p></header>
${body}
</article>
<section class="related"><h3>You might also like</h3><ul><li><a href="#">The office is dead, long live the canteen</a></li><li><a href="#">Five things we learned this spring</a></li></ul></section>
<section class="newsletter"><p>Get our letter every second Thursday. No spam, unsubscribe whenever you like.</p><form><input type="email" placeholder="Your e-mail"><button>Sign up</button></form></section>
<footer>${name} is published independently. <a href="/impressum">Imprint</a> <a href="/privacy">Privacy</a> <a href="/media-kit">Media kit</a></footer></body></html>`
