export const en = {
  title: 'Delivery',
  'kind.restaurant': 'Meal delivery',
  'kind.store': 'Store delivery',

  fee: 'Delivery fee',
  'fee.free': 'Free',
  'fee.freeFrom': 'Free from {{amount}}',
  'fee.depends': 'Depends on the order',
  minimum: 'Minimum order',
  'minimum.none': 'None',
  waiting: 'Delivery time',

  areas: 'Delivery area',
  'areas.showAll': 'Show all {{total}} areas',
  payments: 'Payment',
  'payments.bankTransfer': 'Bank transfer',
  'payments.creditCard': 'Credit card',
  'payments.cashOnDelivery': 'Cash on delivery',
  'payments.directDeposit': 'Direct deposit',
  note: 'Good to know',
  'order.restaurant': 'Order a meal',
  'order.store': 'Order from the store',
} as const;
