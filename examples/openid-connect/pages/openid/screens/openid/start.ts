import { detectLanguage } from '#client/i18n/language.ts'
import { MOUNT_PATH } from '#client/loading/mount.ts'
import { loginMessages } from '#client/login/messages.ts'
import { ask, type Refusal, refusalOf } from '#client/login/submit.ts'
import { rewriteTexts } from '#client/login/texts.ts'
import { keepReply } from '#client/start/reload.ts'
import type { beginOpenId, finishOpenId } from '#resources/openid/contract.ts'
import { openIdMessages, openIdText } from './messages.ts'

// The only script of the screen. It leads to the provider, and with what that has answered into the console.

const language = detectLanguage()
const returnTo = location.origin + location.pathname

async function begin() {
  const reply = await ask<typeof beginOpenId>('/api/openid/begin', { returnTo })
  if ('refused' in reply) return say(reply.refused)
  location.replace(reply.url)
}

async function finish(address: string) {
  // The code is used up, so it need not stay in the history.
  history.replaceState(null, '', location.pathname)
  const reply = await ask<typeof finishOpenId>('/api/openid/sessions', { address })
  if ('refused' in reply) return say(reply.refused)
  const session = await fetch('/api/sessions/current', { headers: { authorization: `Bearer ${reply.token}` } })
  keepReply({ token: reply.token, session: await session.json(), isFirst: false })
  location.replace(`${MOUNT_PATH}/`)
}

function say(refusal: Refusal) {
  const { key, time } = refusalOf(refusal)
  const message = key === 'refused' ? openIdMessages.texts.refused : loginMessages.texts[key]
  for (const output of document.querySelectorAll('output'))
    output.textContent = String(message[language]).replace('{{time}}', time?.(language) ?? '')
}

rewriteTexts(document.body, language, openIdText)
document.title = openIdText('documentTitle', language)
// The provider answers with a code, or with an error. Both have the state of what was begun.
void (new URLSearchParams(location.search).has('state') ? finish(location.href) : begin())
