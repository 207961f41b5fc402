import { MOUNT_PATH, SIGN_IN_PATH } from '#client/loading/mount.ts'
import { Mark } from '#client/login/login.tsx'
import type { VisitorScreen } from '#client/start/visitor-screen.ts'
import type { Language } from '#shared/messages.ts'
import { type OpenIdText, openIdText } from './messages.ts'

/** What a visitor sees on the way to the provider and back: HTML, like the sign-in screen. `start.ts` leads on. */
function OpenIdScreen({ language }: { language: Language }) {
  const text = (key: OpenIdText) => openIdText(key, language)
  return (
    <main id="login">
      <form action={MOUNT_PATH + SIGN_IN_PATH}>
        <Mark />
        <h1 data-text="title">{text('title')}</h1>
        <output role="alert" id="login-message">
          {''}
        </output>
        <button className="submit" type="submit" data-text="back">
          {text('back')}
        </button>
      </form>
    </main>
  )
}

export default {
  Screen: OpenIdScreen,
  title: language => openIdText('documentTitle', language),
} satisfies VisitorScreen
