import { detectLanguage, parseLanguage } from '#client/i18n/language.ts'
import { mark } from '#client/login/mark.ts'
import { loginMessages } from '#client/login/messages.ts'
import { type Refusal, refusalOf } from '#client/login/submit.ts'
import { rewriteTexts } from '#client/login/texts.ts'
import { STORED, storage } from '#client/state/storage.ts'
import { defineMessages, type Language, type Message } from '#shared/messages.ts'

// What the screens for visitors share: a form in two languages, and one message.

export const find = <E extends HTMLElement>(selector: string) => document.querySelector(selector) as E // It is in the screen.

const { texts } = defineMessages('visitor-form', {
  maybeDone: {
    en: 'No response arrived, so it’s unknown whether this was done. Your input is kept. Try again: nothing is done twice.',
    zh: '沒有收到回應，無法得知是否已經完成。您輸入的內容已保留，請再試一次，不會重複執行。',
  },
})

type Shown = { message: Message; values?: (language: Language) => Record<string, string> }
type How<F> = { field?: F; tone?: 'warning' | 'good' }
type Texts<K extends string> = (key: K, language: Language) => string

/** A screen's form. `textOf` says its texts, `fields` are its inputs by their ids, passwords included. */
export function openVisitorForm<K extends string, F extends string>(
  { textOf, title, fields }: { textOf: Texts<K>; title: K; fields: readonly F[] },
  submit: () => Promise<unknown>,
) {
  const form = find<HTMLFormElement>('form')
  const output = find<HTMLOutputElement>('output')
  const showButton = find('[data-label=show]')
  const input = (name: F) => find<HTMLInputElement>(`#${name}`)
  const passwords = () => document.querySelectorAll<HTMLInputElement>('[autocomplete=new-password]')
  let language = detectLanguage()
  let shown: Shown | null = null

  function showMessage() {
    const values = shown?.values?.(language) ?? {}
    const text = String(shown?.message[language] ?? '')
    output.textContent = text.replace(/{{(\w+)}}/g, (_, name) => values[name] ?? '')
  }

  function showLanguage() {
    document.title = textOf(title, language)
    // The screen names only its own texts.
    rewriteTexts(document.body, language, textOf as (key: string, language: Language) => string)
    showMessage()
  }

  /** Shows a message. `field` gets the focus; `good` is not a warning. */
  function say(next: Shown, { field, tone = 'warning' }: How<F> = {}) {
    shown = next
    showMessage()
    output.dataset.tone = tone
    for (const name of fields) mark(input(name), name === field)
    if (field) input(field).focus()
  }

  form.addEventListener('submit', async event => {
    event.preventDefault()
    if (form.ariaBusy) return
    form.ariaBusy = 'true'
    await submit()
    form.ariaBusy = null
  })
  showButton.addEventListener('click', () => {
    const isShown = showButton.ariaPressed !== 'true'
    showButton.ariaPressed = String(isShown)
    for (const password of passwords()) password.type = isShown ? 'text' : 'password'
  })
  for (const button of document.querySelectorAll<HTMLElement>('[data-language]'))
    button.addEventListener('click', () => {
      change(parseLanguage(button.dataset.language) ?? 'en')
      storage.write(STORED.language, language)
    })
  function change(next: Language) {
    language = next
    showLanguage()
  }
  showLanguage()

  return {
    say,
    input,
    change,
    /** Says why a request was refused, for reasons that any of them may have. A write without a reply may have been done. */
    sayRefused(refusal: Refusal, { isWrite = false } = {}) {
      if (isWrite && refusal.status === 0) return say({ message: texts.maybeDone })
      const { key, time } = refusalOf(refusal)
      say({ message: loginMessages.texts[key], values: shownIn => ({ time: time?.(shownIn) ?? '' }) })
    },
  }
}
