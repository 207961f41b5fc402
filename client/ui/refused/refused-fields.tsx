import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import { useLayoutEffect, useRef, useState } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import look from '#client/ui/look.module.css'
import { defineMessages } from '#shared/messages.ts'
import styles from './refused-fields.module.css'

const messages = defineMessages('Refused', {
  check: { en: 'Check these {{count}} fields:', zh: '請檢查這 {{count}} 個欄位：' },
  nothingSaved: { en: 'Nothing was saved.', zh: '尚未儲存任何內容。' },
})

type Refused = { control: HTMLElement; name: string }

/**
 * At the top of a form that was refused: which fields, as links, whoever refused them. One field alone says so itself,
 * and has the focus.
 */
export default function RefusedFields() {
  const t = useMessages(messages)
  const own = useRef<HTMLDivElement>(null)
  const [refused, setRefused] = useState<Refused[]>([])
  useLayoutEffect(() => {
    const form = own.current?.closest('form')
    if (!form) return
    const read = () => setRefused([...form.querySelectorAll<HTMLInputElement>('[aria-invalid="true"]')].map(refusedOf))
    read()
    const observer = new MutationObserver(read)
    observer.observe(form, { subtree: true, attributeFilter: ['aria-invalid'] })
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={own} hidden={refused.length < 2}>
      {refused.length > 1 && (
        <p className={`${look.message} ${look.flex} ${styles.refused}`} data-gap="8" data-tone="bad">
          <IconAlertTriangle size={16} stroke={1.7} data-above="2" aria-hidden />
          <span>
            {t('check', { count: refused.length })}{' '}
            {refused.map(({ control, name }, at) => (
              <span key={control.id}>
                {at > 0 && ', '}
                <a
                  href={`#${control.id}`}
                  onClick={event => {
                    event.preventDefault()
                    control.focus()
                  }}
                >
                  {name}
                </a>
              </span>
            ))}
            {'. '}
            {t('nothingSaved')}
          </span>
        </p>
      )}
    </div>
  )
}

/** A row of a list has a legend: `Line 2: Quantity`. */
function refusedOf(control: HTMLInputElement): Refused {
  const legend = control.closest('fieldset')?.querySelector('legend')?.textContent
  const label = control.labels?.[0]?.textContent ?? control.getAttribute('aria-label')
  return { control, name: [legend, label].filter(Boolean).join(': ') }
}
