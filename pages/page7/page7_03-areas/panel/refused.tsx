import { useEffect, useRef } from 'react'
import { useLocale } from '#client/i18n/use-locale.ts'
import { Button } from '#client/ui/button.tsx'
import look from '#client/ui/look.module.css'
import { messages } from '#pages/page7/page7_03-areas/messages.ts'
import type { Refusal } from '#pages/page7/page7_03-areas/steps/use-steps.ts'
import type { Editor } from '#pages/page7/page7_03-areas/use-editor.ts'

export type RefusedProps = { refusal: Refusal; editor: Editor }

/** Why the last step was refused, and how to go on. The map shows where areas would overlap. */
export function Refused({ refusal, editor }: RefusedProps) {
  const { t, language, formats } = useLocale(messages)
  const { draft, steps } = editor
  const section = useRef<HTMLElement>(null)
  // The button that saves is further down. Centered, the message has a part of the map above it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal is shown, also one that follows another.
  useEffect(() => {
    section.current?.scrollIntoView({ block: 'center' })
  }, [refusal])
  if (refusal.is === 'stale') {
    const { current } = refusal
    const isEdited = draft.base?.id === current.id
    return (
      <section ref={section} className={`${look.message} ${look.prose}`} data-tone="warn" role="alert">
        <p>
          {t('stale', { name: current.name[language] })} {isEdited && t('staleOnMap')}
        </p>
        <div className={look.row}>
          {isEdited && (
            <Button kind="main" isSmall label={t('saveMine')} onClick={() => void editor.saveShape(current.version)} />
          )}
          <Button
            isSmall
            label={t(isEdited ? 'useTheirs' : 'close')}
            onClick={isEdited ? editor.cancel : steps.dismiss}
          />
        </div>
      </section>
    )
  }
  return (
    <section ref={section} className={`${look.message} ${look.prose}`} data-tone="bad" role="alert">
      <p>{t('overlapsTitle')}</p>
      <ul>
        {refusal.overlaps.map(({ areas: [one, other], squareMetres }) => (
          <li key={`${one.id} ${one.name.en} ${other.id}`}>
            {t('overlap', {
              one: one.name[language],
              other: other.name[language],
              size: t('km2', { number: formats.number(squareMetres / 1e6, 2) }),
            })}
          </li>
        ))}
      </ul>
      <div className={look.row}>
        {draft.isOpen && <Button kind="main" isSmall label={t('trim')} onClick={() => void editor.trim()} />}
        <Button isSmall label={t('close')} onClick={steps.dismiss} />
      </div>
    </section>
  )
}
