import IconBolt from '@tabler/icons-react/dist/esm/icons/IconBolt.mjs'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#client/api/api.ts'
import { clearAllFaults, faultsQuery, useFaults } from '#client/api/faults.ts'
import { useProblemText } from '#client/api/problem-text.ts'
import { queryClient } from '#client/api/query.ts'
import { translate, useMessages } from '#client/i18n/i18n.ts'
import type { PageEntry } from '#client/router/router.ts'
import { presetMessages } from '#client/shell/banners/banner-messages.ts'
import { toast } from '#client/ui/toast.ts'
import { startPreset } from '#resources/faults/contract.ts'
import { PRESET_NAMES } from '#shared/platform/faults.ts'
import styles from './drawer.module.css'
import { lessonQuery } from './lesson-query.ts'
import { messages } from './messages.ts'

/** Puts a situation from life on for the endpoints of this page, and no others. */
export function FaultsMenu({ page }: { page: PageEntry }) {
  const t = useMessages(messages)
  const tPreset = useMessages(presetMessages)
  const describe = useProblemText()
  const { data: lesson } = useQuery(lessonQuery(page.id))
  const { rules } = useFaults()
  const [isBusy, setIsBusy] = useState(false)
  const paths = [...new Set(lesson?.endpoints.map(({ path }) => path.replace(/:(\w+)/g, '{$1}')))]

  async function act(work: () => Promise<void>) {
    setIsBusy(true)
    try {
      await work()
    } catch (error) {
      toast.error(translate(messages, 'failed', { reason: describe(error) }), { cause: 'faults' })
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <details className={styles.faults}>
      <summary>
        <IconBolt size={16} aria-hidden />
        {t('faults')}
      </summary>
      <p className={styles.dim}>{lesson && paths.length === 0 ? t('noEndpoints') : t('faultsText')}</p>
      <div className={styles.presets}>
        {PRESET_NAMES.map(preset => (
          <button
            key={preset}
            type="button"
            className={styles.preset}
            aria-pressed={rules.some(rule => rule.preset === preset && paths.includes(rule.path))}
            disabled={isBusy || paths.length === 0}
            onClick={() =>
              act(async () => {
                const on = await api.call(startPreset, { params: { preset }, body: { paths } })
                queryClient.setQueryData(faultsQuery.queryKey, on)
              })
            }
          >
            {tPreset(preset)}
          </button>
        ))}
        <button
          type="button"
          className={styles.preset}
          disabled={isBusy || rules.length === 0}
          onClick={() => act(clearAllFaults)}
        >
          {t('faultsClear')}
        </button>
      </div>
    </details>
  )
}
