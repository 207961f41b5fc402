import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs'
import { useState } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import styles from './field.module.css'
import { Field } from './field.tsx'
import { formMessages } from './messages.ts'
import type { TextFieldProps } from './text-field.tsx'

/** A password field with a toggle button that shows the text. */
export function PasswordField({ label, help, error, ...input }: Omit<TextFieldProps, 'type'>) {
  const t = useMessages(formMessages)
  const [isShown, setIsShown] = useState(false)
  const Icon = isShown ? IconEyeOff : IconEye
  return (
    <Field label={label} help={help} error={error}>
      {wiring => (
        <div className={styles.with}>
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...wiring}
            className={styles.input}
            type={isShown ? 'text' : 'password'}
          />
          <button
            type="button"
            className={styles.end}
            aria-label={t('showTyped')}
            title={t('showTyped')}
            aria-pressed={isShown}
            onClick={() => setIsShown(!isShown)}
          >
            <Icon size={18} stroke={1.7} aria-hidden />
          </button>
        </div>
      )}
    </Field>
  )
}
