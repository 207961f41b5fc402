import { useEffect, useRef } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import { toast } from '#client/toast/toast.ts'
import type { Language } from '#shared/messages.ts'
import { againMessages } from './again-messages.ts'
import { attach } from './controller.ts'
import './sign-in-again.css'
import { Mark, SignInFields } from './login.tsx'

type Props = {
  language: Language
  account: string
  /** The element to focus again afterwards. */
  focused: Element | null
  onLeave: () => void
}

/** The sign-in form as a dialog over the page. It shares controller, captcha and texts with the sign-in screen. */
export default function SignInAgain({ language, account, focused, onLeave }: Props) {
  const t = useMessages(againMessages)
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const root = dialog.current
    if (!root) return
    const { title } = document
    // Toasts may show what a previous operator did.
    toast.dismissAll()
    const detach = attach(root)
    root.showModal()
    root.querySelector<HTMLElement>('#password')?.focus()
    return () => {
      detach()
      document.title = title
      // The page is no longer inert, so the element can take the focus.
      if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
    }
  }, [focused])

  return (
    <dialog
      ref={dialog}
      className="sign-in-again"
      aria-labelledby="sign-in-again"
      onCancel={event => event.preventDefault()}
      // A browser closes a dialog on a second Escape even if the first was cancelled.
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
