-- Working days that a parcel is on its way; null as the settings say.
alter table shipping_methods add column delivery_days integer
  constraint shipping_methods_delivery_days check (delivery_days between 0 and 60);
