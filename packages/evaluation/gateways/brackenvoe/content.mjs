import "./uk.mjs"; import "./us.mjs"; import "./ca.mjs"; import "./nz.mjs"; import "./za.mjs"; import "./ch.mjs";
import { page, site } from "./lib.mjs";
site("plainwords.example", "Plain Words");
page("https://plainwords.example/", `<!doctype html><html lang="en"><head><title>Plain Words: a podcast about writing clearly</title><link rel="alternate" type="application/rss+xml" href="/feed.xml"></head><body><h1>Plain Words</h1><p>A podcast about writing clearly, hosted by Tom Ackersley, copywriter at Brightwell Nine in Leeds.</p><ul><li>The Letter from the Taxman</li><li>Small Print, Big Feelings</li></ul></body></html>`);
