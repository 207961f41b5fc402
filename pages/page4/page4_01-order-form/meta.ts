import IconShoppingCart from '@tabler/icons-react/dist/esm/icons/IconShoppingCart.mjs'
import type { PageMeta } from '#client/router/page-meta.ts'

const meta: PageMeta = {
  title: { en: 'Order Form', zh: '訂單表單' },
  purpose: { en: 'Create an order with several lines.', zh: '建立含多筆明細的訂單。' },
  icon: IconShoppingCart,
  needs: 'orders:write',
}
export default meta
