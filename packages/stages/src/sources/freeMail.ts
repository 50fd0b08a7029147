/** Domains whose mail addresses say nothing of an employer: free mail, internet providers, relays, one-time mail, societies. */
const domains = new Set(
  `gmail.com googlemail.com outlook.com hotmail.com live.com msn.com yahoo.com ymail.com rocketmail.com aol.com aim.com
icloud.com me.com mac.com proton.me protonmail.com pm.me tutanota.com tuta.io tuta.com tutamail.com fastmail.com
fastmail.fm hey.com zoho.com zohomail.com mail.com email.com usa.com gmx.com gmx.de gmx.net gmx.at gmx.ch web.de
freenet.de t-online.de posteo.de posteo.net mailbox.org arcor.de online.de vodafone.de orange.fr wanadoo.fr free.fr
laposte.net sfr.fr neuf.fr bbox.fr libero.it virgilio.it tiscali.it alice.it tin.it telefonica.net terra.com.br
uol.com.br bol.com.br ig.com.br globo.com mail.ru bk.ru inbox.ru list.ru yandex.ru yandex.com ya.ru rambler.ru
qq.com 163.com 126.com sina.com sina.cn sohu.com foxmail.com yeah.net aliyun.com 139.com naver.com daum.net
hanmail.net nate.com docomo.ne.jp ezweb.ne.jp softbank.ne.jp rediffmail.com comcast.net verizon.net att.net
sbcglobal.net bellsouth.net cox.net charter.net earthlink.net juno.com btinternet.com sky.com virginmedia.com
ntlworld.com talktalk.net blueyonder.co.uk bigpond.com optusnet.com.au xtra.co.nz telenet.be skynet.be ziggo.nl
kpnmail.nl planet.nl xs4all.nl home.nl telia.com bredband.net comhem.se online.no bluewin.ch hispeed.ch seznam.cz
centrum.cz wp.pl o2.pl onet.pl interia.pl abv.bg ukr.net i.ua mailinator.com guerrillamail.com 10minutemail.com
yopmail.com temp-mail.org duck.com privaterelay.appleid.com relay.firefox.com mozmail.com simplelogin.com aleeas.com
anonaddy.me passmail.net passinbox.com addy.io sharklasers.com trashmail.com maildrop.cc getnada.com dispostable.com
throwawaymail.com startmail.com mailfence.com hushmail.com runbox.com disroot.org riseup.net mail.de kakao.com inbox.lv
mail.ee walla.co.il walla.com mail.bg dir.bg email.cz post.cz azet.sk zoznam.sk freemail.hu citromail.hu indiatimes.com
sapo.pt iol.pt otenet.gr a1.net aon.at chello.at o2online.de kabelmail.de unitybox.de numericable.fr club-internet.fr
proximus.be shaw.ca rogers.com telus.net sympatico.ca videotron.ca optonline.net windstream.net frontier.com
centurylink.net mindspring.com rr.com tpg.com.au iinet.net.au plusnet.com freeserve.co.uk eircom.net
acm.org ieee.org computer.org users.noreply.github.com`.split(/\s+/)
)

/** These serve mail under many national domains. */
const families = /^(?:yahoo|hotmail|live|outlook|gmx|ymail)\.(?:com?\.)?[a-z]{2}$/

/** Whether addresses of this domain belong to anybody. */
export const isFreeMail = (domain: string): boolean => domains.has(domain) || families.test(domain)
