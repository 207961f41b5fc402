import IconShoppingCart from '@tabler/icons-react/dist/esm/icons/IconShoppingCart.mjs'
import type { PageMeta } from '#client/router/page-meta.ts'

const meta: PageMeta = {
  title: { en: 'Order Form', zh: '訂單表單' },
  purpose: { en: 'Take an order with several lines.', zh: '填寫有多筆明細的訂單。' },
  technique: { en: 'Dynamic rows, server errors on their fields', zh: '動態明細列，伺服器錯誤對應到欄位' },
  icon: IconShoppingCart,
  needs: 'orders:write',
}
export default meta
