-- A statement of another format finds what an earlier one has brought of the same days.
create index incoming_payments_by_day on incoming_payments (booked_on);
