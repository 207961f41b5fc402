import { sha256 } from '#server/platform/crypto.ts'
import { PROBLEMS } from '#shared/errors.ts'
import { LANGUAGE_TAGS, LANGUAGES, type Language, type Text, type Words } from '#shared/messages.ts'
import { problemAdvice } from '#shared/problems/problem-advice-messages.ts'
import { problemMessages } from '#shared/problems/problem-messages.ts'
import type { Declared, ProblemCode } from './declared.ts'

// The documents at `/problems` and `/problems/<code>`, to which the `type` of every problem refers. They are plain HTML,
// because a developer may open them from a terminal or a log.

const WORDS = {
  title: { en: 'Problem codes', zh: '問題代碼' },
  intro: {
    en: 'Every refusal of the API is an RFC 9457 problem document with one of these codes.',
    zh: 'API 的每個拒絕都是一份 RFC 9457 問題文件，並帶有以下其中一個代碼。',
  },
  meaning: { en: 'What operators see', zh: '操作者看到的說明' },
  advice: { en: 'What clients should do', zh: '用戶端該怎麼做' },
  endpoints: { en: 'Endpoints that declare it', zh: '宣告它的端點' },
  common: { en: 'Any endpoint can return it.', zh: '任何端點都可能回傳。' },
  others: { en: 'Other endpoints can return it, too.', zh: '其他端點也可能回傳。' },
  all: { en: 'All problem codes', zh: '所有問題代碼' },
  unknown: { en: 'There is no such problem code.', zh: '沒有這個問題代碼。' },
  other: { en: '繁體中文', zh: 'English' },
} satisfies Record<string, Words>

const STYLE = `:root{color-scheme:light dark;--text:#1b2238;--dim:#56607a;--line:#dfe3ee;--ground:#f6f7fb;--surface:#fff;--accent:#3546b4}
@media(prefers-color-scheme:dark){:root{--text:#e6e9f5;--dim:#a3acc8;--line:#2b3552;--ground:#0b1020;--surface:#10172a;--accent:#a6b4ff}}
body{margin:0;background:var(--ground);color:var(--text);font:15px/1.6 system-ui,"PingFang TC","Microsoft JhengHei","Noto Sans TC",sans-serif}
main{max-width:72ch;margin:24px auto;padding:16px 24px;border:1px solid var(--line);border-radius:12px;background:var(--surface);overflow-wrap:anywhere}
h1{margin:0;font-size:22px}h2{margin:24px 0 4px;font-size:16px}p{margin:4px 0}
nav{display:flex;justify-content:space-between;gap:16px;margin-bottom:16px}
a{color:var(--accent)}code{font-size:14px}.dim{color:var(--dim)}ul{padding-left:20px}li{margin:4px 0}`

export const STYLE_HASH = `sha256-${sha256(STYLE).digest('base64')}`

const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, sign => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign)
const plain = (text: Text) => (typeof text === 'string' ? text : text.other)

function page(language: Language, { title, path, body }: { title: string; path: string; body: string }): string {
  const other = LANGUAGES.find(one => one !== language) ?? language
  return `<!doctype html>
<html lang="${LANGUAGE_TAGS[language]}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)} › Strive Console</title><style>${STYLE}</style></head>
<body><main>
<nav><a href="/problems?lng=${language}">${WORDS.all[language]}</a><a href="${path}?lng=${other}" lang="${LANGUAGE_TAGS[other]}">${WORDS.other[language]}</a></nav>
${body}
</main></body>
</html>`
}

/** The document of a code. */
export function renderProblem(code: ProblemCode, { endpoints, isCommon }: Declared, language: Language): string {
  const status = PROBLEMS[code]
  const rows = endpoints.map(
    ({ endpoint: { method, path, summary } }) =>
      `<li><code>${method} ${escapeHtml(path)}</code><br><span class="dim">${escapeHtml(summary[language])}</span></li>`,
  )
  const list = rows.length > 0 ? `<ul>${rows.join('')}</ul>` : ''
  const note = isCommon ? `<p>${WORDS[rows.length > 0 ? 'others' : 'common'][language]}</p>` : ''
  return page(language, {
    title: code,
    path: `/problems/${code}`,
    body: `<h1>${code}</h1>
<p class="dim">HTTP ${status}</p>
<h2>${WORDS.meaning[language]}</h2>
<p>${escapeHtml(plain(problemMessages.texts[code][language]))}</p>
<h2>${WORDS.advice[language]}</h2>
<p>${escapeHtml(plain(problemAdvice.texts[`status${status}`][language]))}</p>
<h2>${WORDS.endpoints[language]}</h2>
${list}${note}`,
  })
}

/** The index of all codes. `isUnknown` says that the requested code does not exist. */
export function renderIndex(language: Language, { isUnknown }: { isUnknown: boolean }): string {
  const rows = Object.entries(PROBLEMS).map(
    ([code, status]) =>
      `<li><a href="/problems/${code}?lng=${language}">${code}</a> <span class="dim">HTTP ${status}</span></li>`,
  )
  return page(language, {
    title: WORDS.title[language],
    path: '/problems',
    body: `<h1>${WORDS.title[language]}</h1>
<p>${WORDS[isUnknown ? 'unknown' : 'intro'][language]}</p>
<ul>${rows.join('')}</ul>`,
  })
}
