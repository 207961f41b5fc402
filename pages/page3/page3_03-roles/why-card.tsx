import { useQuery } from '@tanstack/react-query'
import { api } from '#client/api/api.ts'
import { useLanguage, useMessages } from '#client/i18n/i18n.ts'
import { useUrlState } from '#client/router/url-state.ts'
import { Card } from '#client/ui/card.tsx'
import { SelectField } from '#client/ui/form/select-field.tsx'
import look from '#client/ui/look.module.css'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { Skeleton } from '#client/ui/states/skeleton.tsx'
import { explainRight, type RoleHolder } from '#resources/roles/contract.ts'
import { Answer } from './answer.tsx'
import { messages } from './messages.ts'
import styles from './page.module.css'
import type { EntityDeeds } from './rights.ts'
import { Question } from './search-params.ts'

/** undefined: they are loading. */
type Props = { holders: readonly RoleHolder[] | undefined; entities: readonly EntityDeeds[] | undefined }

/** Asks the server why an operator may or may not do something. */
export function WhyCard({ holders = [], entities = [] }: Props) {
  const t = useMessages(messages)
  const language = useLanguage()
  const [{ who, what }, ask] = useUrlState(Question)
  const accountId = who ?? holders.find(({ isYou }) => isYou)?.accountId
  const query = useQuery({
    ...api.query(explainRight, { query: { accountId, endpoint: what } }),
    enabled: accountId !== undefined,
    // The answer depends on roles, previews and levels, and whoever asks wants it as of now.
    staleTime: 0,
  })
  return (
    <Card title={t('why')}>
      <p className={look.intro}>{t('whyText')}</p>
      <div className={`${look.oneColumnSmall} ${look.grid} ${styles.why}`}>
        <div className={`${look.stack} ${look.packed}`} data-gap="12">
          <SelectField
            label={t('who')}
            value={String(accountId ?? '')}
            options={holders.map(({ accountId: id, account }) => ({ value: String(id), label: account }))}
            onChange={event => ask({ who: Number(event.currentTarget.value) }, { replace: true })}
          />
          <SelectField
            label={t('what')}
            value={what}
            options={entities.map(({ title, deeds }) => ({
              label: title[language],
              options: deeds.map(({ id, summary }) => ({ value: id, label: summary[language] })),
            }))}
            onChange={event => ask({ what: event.currentTarget.value }, { replace: true })}
          />
        </div>
        <div aria-live="polite">
          <Loaded query={query} skeleton={<Skeleton height={120} />}>
            {explanation => <Answer explanation={explanation} />}
          </Loaded>
        </div>
      </div>
    </Card>
  )
}
