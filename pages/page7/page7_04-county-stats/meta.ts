import IconChartAreaLine from '@tabler/icons-react/dist/esm/icons/IconChartAreaLine.mjs'
import type { PageMeta } from '#client/router/page-meta.ts'

const meta: PageMeta = {
  title: { en: 'County Stats', zh: '縣市統計' },
  purpose: { en: 'Compare the counties of Taiwan by one metric.', zh: '以一項指標比較臺灣各縣市。' },
  icon: IconChartAreaLine,
  needs: 'orders:read',
}
export default meta
