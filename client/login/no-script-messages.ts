import { defineMessages } from '#shared/messages.ts'

/** Apart from the screen's other messages, which the boot module carries: this one only stands in the HTML. */
export const noScriptMessages = defineMessages('no-script', {
  needed: { en: 'Turn on JavaScript to sign in.', zh: '請啟用 JavaScript。' },
})
