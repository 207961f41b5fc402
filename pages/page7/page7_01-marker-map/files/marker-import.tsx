import { useState } from 'react'
import { useLocale } from '#client/i18n/use-locale.ts'
import type { MapState } from '#client/state/state.ts'
import { Heads } from '#client/ui/heads.tsx'
import look from '#client/ui/look.module.css'
import { ImportDialog } from '#client/ui/map/actions/import-dialog.tsx'
import { messages } from '#pages/page7/page7_01-marker-map/messages.ts'
import type { Imported, Reading } from './imported.ts'
import { effectOf, type Manner } from './merge.ts'

const SHOWN_MARKERS = 5

type Props = {
  fileName: string
  reading: Reading
  /** How the file reads with longitude and latitude swapped, if they seem to be. */
  swapped: Reading | null
  state: MapState
  onImport: (markers: Imported[], manner: Manner) => void
  onClose: () => void
}

/** Previews what a file contains and what it would change. */
export function MarkerImport({ fileName, reading, swapped, state, onImport, onClose }: Props) {
  const { t, formats } = useLocale(messages)
  const [manner, setManner] = useState<Manner>('merge')
  const [isSwapped, setIsSwapped] = useState(false)
  const { markers, issues } = (isSwapped && swapped) || reading
  const count = markers.length
  const { added, changed, removed } = effectOf(state, markers, manner)
  const parts = [
    t('willAdd', { count: added, number: formats.number(added) }),
    ...(changed > 0 ? [t('willChange', { count: changed, number: formats.number(changed) })] : []),
    ...(removed > 0 ? [t('willRemove', { count: removed, number: formats.number(removed) })] : []),
  ]
  return (
    <ImportDialog
      fileName={fileName}
      action={count > 0 ? t('importCount', { count, number: formats.number(count) }) : null}
      onImport={() => onImport(markers, manner)}
      onClose={onClose}
      issues={issues.map(({ line, feature, code, value }) => (
        <>
          <span className={`${look.strong} ${look.digits}`}>
            {feature === undefined ? t('line', { line }) : t('feature', { feature, line })}
          </span>{' '}
          {t(code)}
          {value && <code className={`${look.dim} ${look.mono}`}> {value}</code>}
        </>
      ))}
    >
      {swapped && (
        <label className={look.check} data-below="12">
          <input type="checkbox" checked={isSwapped} onChange={event => setIsSwapped(event.currentTarget.checked)} />
          {t('swap')}
        </label>
      )}
      {count === 0 && <p className={look.bad}>{t('importNothing')}</p>}
      {count > 0 && (
        <>
          <fieldset className={look.columns} style={{ '--column': '220px' }} data-above="12" data-gap="8">
            <legend className="visually-hidden">{t('importMode')}</legend>
            {(['merge', 'replace'] as const).map(one => (
              <label
                data-gap="8"
                data-pad="8 12"
                className={`${look.box} ${look.choice} ${look.flex} ${look.pointer} ${look.top}`}
                key={one}
              >
                <input
                  data-above="2"
                  type="radio"
                  name="manner"
                  checked={manner === one}
                  onChange={() => setManner(one)}
                />
                <span>
                  <strong className={`${look.block} ${look.strong}`}>{t(one)}</strong>
                  <span className={look.note} data-above="4">
                    {t(`${one}Text`)}
                  </span>
                </span>
              </label>
            ))}
          </fieldset>
          <p className={look.strong} data-below="8" data-above="16" role="status">
            {parts.join(t('and'))}
          </p>
          <Sample markers={markers} />
        </>
      )}
    </ImportDialog>
  )
}

function Sample({ markers }: { markers: readonly Imported[] }) {
  const { t } = useLocale(messages)
  return (
    <div className={look.scroll}>
      <table className={`${look.table} ${look.digits} ${look.nowrap}`}>
        <Heads titles={[t('name'), t('list'), t('lat'), t('lng')]} />
        <tbody>
          {markers.slice(0, SHOWN_MARKERS).map((marker, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a file never change their order.
            <tr key={index}>
              <th scope="row">{marker.name}</th>
              <td>{marker.list?.name}</td>
              <td>{marker.lat}</td>
              <td>{marker.lng}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {markers.length > SHOWN_MARKERS && (
        <p className={look.note} data-above="4">
          {t('more', { count: markers.length - SHOWN_MARKERS })}
        </p>
      )}
    </div>
  )
}
