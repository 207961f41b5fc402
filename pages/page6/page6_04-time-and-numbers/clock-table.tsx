import { useMessages } from '#client/i18n/i18n.ts'
import { Heads } from '#client/ui/heads.tsx'
import look from '#client/ui/look.module.css'
import { offsetText } from '#resources/times/rules.ts'
import { messages } from './messages.ts'

type Shown = { zone: string; local: string; offsetMinutes: number }

export function ClockTable({ shown, own }: { shown: readonly Shown[]; own: string }) {
  const t = useMessages(messages)
  return (
    <table className={`${look.table} ${look.breaking} ${look.digits}`}>
      <Heads titles={[t('location'), t('localTime'), t('utcOffset')]} />
      <tbody>
        {shown.map(({ zone, local, offsetMinutes }) => (
          <tr key={zone}>
            <th scope="row">{zone === own ? t('yourZone', { zone }) : zone}</th>
            <td>
              <time dateTime={local + offsetText(offsetMinutes)}>{local.replace('T', ' ')}</time>
            </td>
            <td>{offsetText(offsetMinutes)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
