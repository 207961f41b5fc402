/** The requests that a page sends to meet each requirement. The server looks for them in its log. */
export const evidence = {
  'filters-in-address': ['listOrders 200', 'listOrders 200', 'listOrders 200'],
  'latest-filter-wins': ['listOrders 200', 'listOrders 200', 'listOrders 200'],
  'selection-spans-pages': ['listOrders 200', 'listOrders 200'],
  'asks-first': ['listOrders 200'],
  'partly-refused': ['cancelOrders 200'],
  'lost-reply': ['cancelOrders 200', 'cancelOrders 200'],
  'all-matching': ['selectOrders 200', 'cancelOrders 200'],
}
