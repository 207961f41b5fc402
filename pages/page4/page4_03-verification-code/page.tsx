import { useMessages } from '#client/i18n/i18n.ts'
import { Card } from '#client/ui/card.tsx'
import { Heads } from '#client/ui/heads.tsx'
import look from '#client/ui/look.module.css'
import { messages } from './messages.ts'
import { ServerCard } from './server-card.tsx'
import { WidgetCard } from './widget-card.tsx'

export default function VerificationCodePage() {
  return (
    <>
      <div className={look.columns}>
        <WidgetCard />
        <ServerCard />
      </div>
      <Difference />
    </>
  )
}

const ROWS = [
  ['where', 'whereBrowser', 'whereServer'],
  ['tries', 'triesBrowser', 'triesServer'],
  ['life', 'lifeBrowser', 'lifeServer'],
  ['stops', 'stopsBrowser', 'stopsServer'],
] as const

function Difference() {
  const t = useMessages(messages)
  return (
    <Card title={t('difference')}>
      <table className={look.table}>
        <Heads titles={['', t('inBrowser'), t('byServer')]} />
        <tbody>
          {ROWS.map(([name, browser, server]) => (
            <tr key={name}>
              <th scope="row">{t(name)}</th>
              <td>{t(browser)}</td>
              <td>{t(server)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
