import type { AccountsMessages } from '../it/accounts.ts';

export const accounts: AccountsMessages = {
  title: 'My account',
  logInHeading: 'Log in',
  email: 'Email',
  password: 'Password',
  logIn: 'Log in',
  logOut: 'Log out',
  greeting: (name) => `Hello, ${name}`,
  buyingAs: (company) => `You are buying for ${company}, with your own price list and prices without VAT.`,
  myOrders: 'My orders',
  noOrders: 'You have not placed any orders yet.',
  orderNumber: 'Order',
  orderDate: 'Date',
  orderStatus: 'Status',
  orderTotal: 'Total',
  viewOrder: (number) => `View order ${number}`,
  toShop: 'Go to the shop',
  staffArea: 'Staff area',
  wrongCredentials: 'The email or the password is wrong.',
  expiredForm: 'The form has expired. Try again.',
  missing: 'Enter your email and password.',
};
