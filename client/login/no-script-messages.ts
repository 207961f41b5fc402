import { defineMessages } from '#shared/messages.ts'

/** Separate from the other messages of the screen, which are in the boot chunk: this one is only in the HTML. */
export const noScriptMessages = defineMessages('no-script', {
  needed: { en: 'Turn on JavaScript to sign in.', zh: '請啟用 JavaScript。' },
})
