import { type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import look from '#client/ui/look.module.css'
import { CHARACTER_SETS, type CharacterSet } from './character-sets.ts'
import { createVerificationCode, type VerificationCode } from './code.ts'
import { codeMessages } from './messages.ts'
import styles from './verification-code.module.css'

type Props = {
  /** Checks a text and draws a new code: `ref.current?.check(text)`. */
  ref?: Ref<VerificationCode>
  length?: number
  characters?: CharacterSet
  color?: string
  background?: string
  redrawsOnFailure?: boolean
}

/**
 * A captcha drawn in the browser, with a link that draws a new one (S-CODE-1). It does not show the result of a check.
 */
export function VerificationCodePicture({
  ref,
  length = 4,
  characters = 'default',
  color = '#000000',
  background = '#ffffff',
  redrawsOnFailure = true,
}: Props) {
  const t = useMessages(codeMessages)
  const canvas = useRef<HTMLCanvasElement>(null)
  const code = useRef<VerificationCode>(null)
  useEffect(() => {
    if (!canvas.current) return
    const options = { length, characters: CHARACTER_SETS[characters], color, background, redrawsOnFailure }
    code.current = createVerificationCode(canvas.current, options)
  }, [length, characters, color, background, redrawsOnFailure])
  useImperativeHandle(ref, () => ({
    redraw: () => code.current?.redraw(),
    check: text => code.current?.check(text) ?? false,
  }))
  return (
    <span className={`${look.inline} ${look.wrapping} ${look.middle}`} data-gap="4 12">
      <canvas ref={canvas} className={`${look.edged} ${styles.picture}`} role="img" aria-label={t('picture')} />
      <button type="button" className={styles.reload} onClick={() => code.current?.redraw()}>
        {t('reload')}
      </button>
    </span>
  )
}
