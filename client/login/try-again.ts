import { defineMessages, type Message } from '#shared/messages.ts'
import type { Attempt } from './controller.ts'
import { loginText } from './messages.ts'
import type { Refusal } from './submit.ts'
import { screenLanguage } from './texts.ts'

const { texts } = defineMessages('sign-in-try-again', {
  busy: {
    en: 'Many people are signing in. Trying again in {{time}} s …',
    zh: '目前登入的人較多，{{time}} 秒後自動重試…',
  },
  unavailable: {
    en: 'The server can’t answer right now. Trying again in {{time}} s …',
    zh: '伺服器暫時無法回應，{{time}} 秒後自動重試…',
  },
  trying: { en: 'Trying again …', zh: '正在重試…' },
  stop: { en: 'Stop', zh: '停止' },
  stopped: { en: 'Stopped. Your input is kept.', zh: '已停止重試，您輸入的內容已保留。' },
})

/** Some minutes in all. Then the operator decides. */
const MAX_TRIES = 20
/** Each try may wait this much longer than the one before. At random, so that a whole room doesn't come back at once. */
const SPREAD_SECONDS = 2
/** How often this sign-in has been tried again. */
let tries = 0

/**
 * Waits as long as a busy server says, tells the operator, who can stop it, and tries again. Changing the input stops it
 * too, because half a password must not be sent. Returns false for a refusal that trying again doesn't help: wrong input,
 * or too many wrong passwords.
 */
export async function waitToTryAgain(
  { code, retryAfterSeconds }: Refusal,
  { form, say, tryAgain }: Attempt,
): Promise<boolean> {
  const message = messageOf(code)
  if (!message || !retryAfterSeconds || tries >= MAX_TRIES) return false
  const output = form.querySelector('output')
  const stopping = new AbortController()
  const { signal } = stopping
  const stop = () => stopping.abort()
  const endStop = offerStop(form, stop)
  // A new picture empties its field.
  form.querySelector('[data-label=reload]')?.addEventListener('click', stop, { signal })
  form.addEventListener('input', stop, { signal })
  const seconds = retryAfterSeconds + Math.floor(Math.random() * SPREAD_SECONDS * (tries + 1))
  for (let left = seconds; left > 0 && !signal.aborted; left--) {
    // Announced once, not each second.
    if (output && left < seconds) output.ariaLive = 'off'
    say(message, { time: () => String(left) })
    await nextSecond(signal)
  }
  endStop()
  if (output) output.ariaLive = null
  // The screen may be gone, because the operator has signed in in another tab.
  const isStopped = signal.aborted || !form.isConnected
  stop()
  say(isStopped ? texts.stopped : texts.trying)
  if (isStopped) return true
  tries++
  // Each further try is within this one.
  await tryAgain().finally(() => {
    tries = 0
  })
  return true
}

/** What is said while the form waits; null for a refusal that it doesn't wait for. */
function messageOf(code: string | undefined): Message | null {
  if (code === 'busy') return texts.busy
  return code === 'unavailable' || code === 'maintenance' ? texts.unavailable : null
}

/** The button to sign in stops the waiting meanwhile. Enter in a field then does nothing. */
function offerStop(form: HTMLFormElement, stop: () => void): () => void {
  const button = form.querySelector<HTMLButtonElement>('.submit')
  if (!button) return () => {}
  form.ariaBusy = null
  // The second click of a double click was meant for the first.
  const handleClick = ({ detail }: MouseEvent) => detail < 2 && stop()
  button.addEventListener('click', handleClick)
  button.type = 'button'
  const callIt = () => {
    const text = String(texts.stop[screenLanguage()])
    if (button.textContent !== text) button.textContent = text
  }
  callIt()
  // A change of language, or React after it, calls it "Sign in" again.
  const watching = new MutationObserver(callIt)
  watching.observe(button, { childList: true, characterData: true, subtree: true })
  return () => {
    watching.disconnect()
    form.ariaBusy = 'true'
    button.removeEventListener('click', handleClick)
    button.type = 'submit'
    button.textContent = loginText('signIn', screenLanguage())
  }
}

const nextSecond = (signal: AbortSignal) =>
  new Promise<void>(resolve => {
    const timer = setTimeout(resolve, 1000)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
