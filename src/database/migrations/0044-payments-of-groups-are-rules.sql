-- Which ways of paying a group may use is one kind of payment rule, beside those of single customers: it stands with them.
alter table customer_groups drop column refused_payment_methods;
