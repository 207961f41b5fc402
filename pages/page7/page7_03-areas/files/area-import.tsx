import { useState } from 'react'
import { useLocale } from '#client/i18n/use-locale.ts'
import { SelectField } from '#client/ui/form/select-field.tsx'
import look from '#client/ui/look.module.css'
import { ImportDialog } from '#client/ui/map/actions/import-dialog.tsx'
import { messages } from '#pages/page7/page7_03-areas/messages.ts'
import { OverlapField } from '#pages/page7/page7_03-areas/panel/overlap-field.tsx'
import type { Teams } from '#pages/page7/page7_03-areas/panel/use-teams.ts'
import type { AreaFields } from '#resources/areas/contract.ts'
import { squareMetresOf } from '#resources/areas/rules.ts'
import type { ImportedArea, Reading } from './imported.ts'

export type AreaImportProps = {
  fileName: string
  reading: Reading
  /** How many areas may still be added. */
  room: number
  teams: Teams
  onImport: (areas: readonly AreaFields[]) => void
  onClose: () => void
}

/** Each area gets the team that the file names. The other options are the id of a team for all of them, and none. */
const FROM_FILE = 'file'
const NO_TEAM = ''

/** Previews the areas of a file, with a team for them, and says what is wrong with each feature that can't be imported. */
export default function AreaImport({
  fileName,
  reading: { areas, issues },
  room,
  teams,
  onImport,
  onClose,
}: AreaImportProps) {
  const { t, language, formats } = useLocale(messages)
  const hasTeams = areas.some(({ team }) => team !== '')
  const [choice, setChoice] = useState(hasTeams ? FROM_FILE : NO_TEAM)
  const [mayOverlap, setMayOverlap] = useState(false)
  const canImport = areas.length > 0 && areas.length <= room

  function teamIdOf({ team }: ImportedArea): number | null {
    if (choice === FROM_FILE) return teams.idOf(team)
    return choice === NO_TEAM ? null : Number(choice)
  }
  function teamTextOf(area: ImportedArea): string {
    const name = teams.nameOf(teamIdOf(area))
    if (name !== undefined) return name
    return choice === FROM_FILE && area.team !== '' ? t('unknownTeam', { team: area.team }) : t('noTeam')
  }
  function handleImport() {
    onImport(
      areas.map(area => ({
        name: area.name,
        polygons: area.polygons,
        mayOverlap: area.mayOverlap || mayOverlap,
        teamId: teamIdOf(area),
      })),
    )
  }

  return (
    <ImportDialog
      fileName={fileName}
      action={canImport ? t('importCount', { count: areas.length }) : null}
      onImport={handleImport}
      onClose={onClose}
      issues={issues.map(({ feature, name, code }) => (
        <>
          {feature !== null && <strong>{t('feature', { number: feature, name })} </strong>}
          {t(code)}
        </>
      ))}
    >
      {areas.length === 0 && <p className={look.bad}>{t('importNothing')}</p>}
      {areas.length > room && <p className={look.bad}>{t('tooMany', { count: room })}</p>}
      {canImport && (
        <div className={look.stack}>
          <ul className={look.rows}>
            {areas.map((area, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the features of a file never change their order.
              <li key={index}>
                <span>{area.name[language]}</span>
                <span className={look.dim}>
                  {teamTextOf(area)} · {t('km2', { number: formats.number(squareMetresOf(area.polygons) / 1e6, 1) })}
                </span>
              </li>
            ))}
          </ul>
          <SelectField
            label={t('team')}
            value={choice}
            onChange={({ currentTarget: { value } }) => setChoice(value)}
            options={[
              ...(hasTeams ? [{ value: FROM_FILE, label: t('teamFromFile') }] : []),
              { value: NO_TEAM, label: t('noTeam') },
              ...teams.options,
            ]}
          />
          <OverlapField label={t('allMayOverlap')} checked={mayOverlap} onChange={setMayOverlap} />
        </div>
      )}
    </ImportDialog>
  )
}
