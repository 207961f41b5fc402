import { Button } from '@mantine/core'
import { useState } from 'react'
import { useFormats } from '#client/i18n/formats.ts'
import { useLanguage, useMessages } from '#client/i18n/i18n.ts'
import { Dialog } from '#client/ui/dialog/dialog.tsx'
import look from '#client/ui/look.module.css'
import { messages } from '#pages/page7/page7_03-areas/messages.ts'
import { OverlapField } from '#pages/page7/page7_03-areas/panel/overlap-field.tsx'
import { squareMetresOf } from '#resources/areas/rules.ts'
import type { ImportedArea, Reading } from './imported.ts'

type Props = {
  fileName: string
  reading: Reading
  /** How many areas may still be added. */
  room: number
  onImport: (areas: readonly ImportedArea[]) => void
  onClose: () => void
}

/** Previews the areas of a file, and says what is wrong with each feature that can't be imported. */
export function ImportDialog({ fileName, reading: { areas, issues }, room, onImport, onClose }: Props) {
  const t = useMessages(messages)
  const language = useLanguage()
  const { number } = useFormats()
  const [mayOverlap, setMayOverlap] = useState(false)
  const canImport = areas.length > 0 && areas.length <= room
  return (
    <Dialog
      title={t('importTitle', { file: fileName })}
      isWide
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t(canImport ? 'cancel' : 'close')}
          </Button>
          {canImport && (
            <Button
              onClick={() => onImport(areas.map(area => ({ ...area, mayOverlap: area.mayOverlap || mayOverlap })))}
            >
              {t('importCount', { count: areas.length })}
            </Button>
          )}
        </>
      }
    >
      {areas.length === 0 && <p className={look.bad}>{t('importNothing')}</p>}
      {areas.length > room && <p className={look.bad}>{t('tooMany', { count: room })}</p>}
      {areas.length > 0 && (
        <>
          <ul className={look.rows}>
            {areas.map(({ name, polygons }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the features of a file never change their order.
              <li key={index}>
                <span>{name[language]}</span>
                <span className={look.dim}>{t('km2', { number: number(squareMetresOf(polygons) / 1e6, 1) })}</span>
              </li>
            ))}
          </ul>
          <OverlapField label={t('allMayOverlap')} checked={mayOverlap} onChange={setMayOverlap} />
        </>
      )}
      {issues.length > 0 && (
        <section className={look.message} data-tone="warn" aria-label={t('issues', { count: issues.length })}>
          <h3 className={look.subtitle}>{t('issues', { count: issues.length })}</h3>
          <ul>
            {issues.map(({ feature, name, code }) => (
              <li key={feature}>
                {feature !== null && <strong>{t('feature', { number: feature, name })} </strong>}
                {t(code)}
              </li>
            ))}
          </ul>
        </section>
      )}
    </Dialog>
  )
}
