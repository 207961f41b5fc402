/** The requests that a page sends to meet each requirement. The server looks for them in its log. */
export const evidence = {
  total: ['listCustomers 200', 'listProducts 200'],
  places: ['createOrder 201'],
  'pressed-twice': ['createOrder 201'],
  'lost-reply': ['createOrder 201', 'createOrder 201'],
  'next-order': ['createOrder 201', 'createOrder 201'],
  'refused-at-field': ['createOrder 422', 'createOrder 201'],
  'price-changed': ['createOrder 422', 'createOrder 201'],
}
