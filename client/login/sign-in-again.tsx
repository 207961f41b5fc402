import { notifications } from '@mantine/notifications'
import { useEffect, useRef } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import type { Language } from '#shared/messages.ts'
import { againMessages } from './again-messages.ts'
import { attach } from './controller.ts'
import './sign-in-again.css'
import { Mark, SignInFields } from './login.tsx'

type Props = {
  language: Language
  account: string
  /** What had the focus, and gets it back. */
  focused: Element | null
  onLeave: () => void
}

/** The sign-in form as a dialog over the page that is kept: the same controller, captcha and words as the screen's. */
export default function SignInAgain({ language, account, focused, onLeave }: Props) {
  const t = useMessages(againMessages)
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const root = dialog.current
    if (!root) return
    const { title } = document
    // They report what a previous operator did.
    notifications.clean()
    const detach = attach(root)
    root.showModal()
    root.querySelector<HTMLElement>('#password')?.focus()
    return () => {
      detach()
      document.title = title
      // By now the page can be reached again.
      if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
    }
  }, [focused])

  return (
    <dialog
      ref={dialog}
      className="sign-in-again"
      aria-labelledby="sign-in-again"
      onCancel={event => event.preventDefault()}
      // A browser closes a dialog at a second Escape, whatever the first was answered.
      onClose={() => dialog.current?.showModal()}
    >
      <div id="login">
        <form noValidate>
          <Mark />
          <h2 id="sign-in-again">{t('title')}</h2>
          <p className="again-text">{t('text')}</p>
          <SignInFields language={language} account={account} />
          <button className="leave" type="button" onClick={onLeave}>
            {t('leave')}
          </button>
        </form>
      </div>
    </dialog>
  )
}
