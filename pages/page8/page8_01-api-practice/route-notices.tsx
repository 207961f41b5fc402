import { useLanguage, useMessages } from '#client/i18n/i18n.ts'
import { ButtonLink } from '#client/ui/button.tsx'
import look from '#client/ui/look.module.css'
import { Empty } from '#client/ui/states/empty.tsx'
import { Notice } from '#client/ui/states/notice.tsx'
import { BackToList } from './back-to-list.tsx'
import type { Operation } from './catalogue/document.ts'
import { EndpointLinks } from './catalogue/endpoint-links.tsx'
import { messages } from './messages.ts'
import { usePaths } from './use-route.ts'

export function StartNotice() {
  const t = useMessages(messages)
  return <Empty title={t('startTitle')} text={t('startText')} />
}

/** For the path of a resource: its endpoints. */
export function ResourceNotice({ operations }: { operations: Operation[] }) {
  const language = useLanguage()
  return (
    <>
      <BackToList />
      <section className={look.panel}>
        <h2 className={look.heading} data-below="12">
          {operations[0]?.resourceTitle[language]}
        </h2>
        <EndpointLinks operations={operations} current={null} hasSummaries />
      </section>
    </>
  )
}

/** S-ROUTE-4: for an unknown sub-path, with a way back. */
export function UnknownRoute({ path }: { path: string }) {
  const t = useMessages(messages)
  const { base } = usePaths()
  return (
    <Notice
      tone="bad"
      level={2}
      title={t('unknownTitle')}
      actions={<ButtonLink kind="main" label={t('toList')} to={base} />}
    >
      {t('unknownText', { path })}
    </Notice>
  )
}
