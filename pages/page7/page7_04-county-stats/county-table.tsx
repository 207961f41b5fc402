import { useLocale } from '#client/i18n/use-locale.ts'
import look from '#client/ui/look.module.css'
import { type Classing, strengthOf } from './classes/classing.ts'
import styles from './map.module.css'
import { messages } from './messages.ts'
import type { View } from './search-params.ts'
import { useFormat } from './use-format.ts'

type Props = { classing: Classing; view: View; onChoose: (county: string) => void }

export function CountyTable({ classing: { rows, classes }, view, onChoose }: Props) {
  const { t, language } = useLocale(messages)
  const format = useFormat(view.metric)
  const count = classes.length
  return (
    <table className={`${look.table} ${look.breaking} ${look.digits} ${styles.table}`}>
      <thead>
        <tr>
          <th scope="col" className={look.nowrap}>
            {t('rank')}
          </th>
          <th scope="col">{t('county')}</th>
          <th scope="col">{t(`metric_${view.metric}`)}</th>
          <th scope="col">{t('class')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, value, rank, classIndex }) => (
          <tr key={id} className={id === view.county ? look.tinted : undefined}>
            <td>{rank ?? '–'}</td>
            <th scope="row">
              <button
                type="button"
                className={`${look.link} ${look.medium}`}
                aria-pressed={id === view.county}
                onClick={() => onChoose(id)}
              >
                {name[language]}
              </button>
            </th>
            <td>{format(value)}</td>
            <td>
              <span className={`${look.line} ${look.nowrap}`}>
                <span
                  className={`${look.rigid} ${styles.swatch}`}
                  data-class={classIndex ?? 'none'}
                  style={classIndex === null ? undefined : { '--strength': `${strengthOf(classIndex, count)}%` }}
                />
                {classIndex === null ? '–' : t('ofClasses', { index: classIndex + 1, count })}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
